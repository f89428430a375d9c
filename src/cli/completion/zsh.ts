import { type CommandGrammar, DIRECTIONS, type Grammar, type OptionGrammar, type Values } from './grammar.js';

/** For zsh 5 and later, read by its completion system or sourced after `compinit`. */
export function zshScript({ commands, lists }: Grammar): string {
  const names = commands.map(({ name }) => name).join(' ');
  return `#compdef openvibe-contracts
# Completion for zsh, written by \`openvibe-contracts completion zsh\`.
_openvibe_contracts() {
  local -a ${[...lists.keys()].map((list) => `list_${list}`).join(' ')}
${[...lists].map(([list, words]) => `  list_${list}=(${words.join(' ')})`).join('\n')}
  if (( CURRENT == 2 )); then
    if [[ $PREFIX == -* ]]; then
      compadd -- --help --version
    else
      compadd -- ${names} help
    fi
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${commands.map(commandCase).join('\n')}
    help) _arguments '1:command:(${names})' ;;
  esac
}

# A file of $fpath is the function itself; what is sourced declares it.
if [[ $funcstack[1] == _openvibe_contracts ]]; then
  _openvibe_contracts "$@"
else
  compdef _openvibe_contracts openvibe-contracts
fi
`;
}

function commandCase(command: CommandGrammar): string {
  const specs = [...command.options.map(optionSpec), ...argumentSpecs(command)];
  return `    ${command.name})\n      _arguments -S \\\n${specs.map((spec) => `        ${spec}`).join(' \\\n')}\n      ;;`;
}

/** `'*--call=:value:…'`: given any number of times, with the value behind `=` or a space. */
function optionSpec({ flags, values }: OptionGrammar): string {
  if (values)
    return flags.map((flag) => `'*${flag}${flag.startsWith('--') ? '=' : ''}:value:${actionOf(values)}'`).join(' ');
  return flags.length === 1 ? `'${flags[0]}'` : `'(${flags.join(' ')})'{${flags.join(',')}}`;
}

function argumentSpecs({ arguments: places, isRepeated, takesCall }: CommandGrammar): string[] {
  return places.map((values, i) => {
    const position = isRepeated && i === places.length - 1 ? '*' : i + 1;
    const action =
      takesCall && i === 0
        ? `{ if (( \${words[(I)--call(|=*)]} )); then compadd -a list_${DIRECTIONS}; _files; else compadd -a list_${values.list}; fi }`
        : actionOf(values);
    return `'${position}:argument:${action}'`;
  });
}

function actionOf({ list, files }: Values): string {
  if (list !== undefined) return `{ compadd -a list_${list} }`;
  return files ? '_files' : ' ';
}
