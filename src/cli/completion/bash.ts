import { type CommandGrammar, DIRECTIONS, type Grammar, valuedFlags } from './grammar.js';

/** For bash 3.2, which macOS has, and later. */
export function bashScript(grammar: Grammar): string {
  const { commands, lists } = grammar;
  const names = commands.map(({ name }) => name).join(' ');
  return `# Completion for bash, written by \`openvibe-contracts completion bash\`.
_openvibe_contracts() {
${[...lists].map(([list, words]) => `  local list_${list}='${words.join(' ')}'`).join('\n')}
  local line="\${COMP_LINE:0:COMP_POINT}" words=() list='' option='' call='' position=1 word i
  # Bash ends words at \`:\`, \`@\` and \`=\`, too; here they end at spaces alone.
  read -ra words <<<"$line"
  case $line in *[[:space:]]) words+=('') ;; esac
  local last=$((\${#words[@]} - 1))
  local command="\${words[1]}" current="\${words[last]}"

  for ((i = 2; i < last; i++)); do
    word="\${words[i]}"
    case $word in --call | --call=*) call='call' ;; esac
    if [[ -n $option ]]; then
      option=''
      continue
    fi
    case $command:$word in
      ${valuedFlags(grammar).join(' | ')}) option="$word" ;;
      *:-?*) ;;
      *) ((position++)) ;;
    esac
  done
  local typed="$current" before=''
  case $option$current in
    --*=*)
      option="\${current%%=*}"
      before="$option="
      current="\${current#*=}"
      ;;
  esac

  if ((last < 2)); then
    case $current in
      -*) list='--help --version' ;;
      *) list='${names} help' ;;
    esac
  elif [[ -n $option ]]; then
    case $command:$option in
${commands.flatMap(valueCases).join('\n')}
    esac
  elif [[ $current == -* ]]; then
    case $command in
${commands.map((each) => `      ${each.name}) list='${flagsOf(each)}' ;;`).join('\n')}
    esac
  else
    case $command:$call$position in
${commands.flatMap(argumentCases).join('\n')}
      help:1) list='${names}' ;;
    esac
  fi

  # Readline replaces what follows the last character that ends words, and with \`@\` that, too.
  local kept="\${typed%"\${typed##*[$COMP_WORDBREAKS]}"}"
  kept="\${kept%@}"
  COMPREPLY=()
  while IFS='' read -r word; do
    word="$before$word"
    COMPREPLY+=("\${word#"$kept"}")
  done < <(compgen -W "$list" -- "$current")
}
# Where no word fits, files are named.
complete -o bashdefault -o default -F _openvibe_contracts openvibe-contracts
`;
}

const valueCases = ({ name, options }: CommandGrammar): string[] =>
  options.flatMap(({ flags, values }) => {
    if (values?.list === undefined) return [];
    return [`      ${flags.map((flag) => `${name}:${flag}`).join(' | ')}) list="$list_${values.list}" ;;`];
  });

function argumentCases({ name, arguments: places, isRepeated, takesCall }: CommandGrammar): string[] {
  const cases = places.flatMap(({ list }, i) => {
    const position = isRepeated && i === places.length - 1 ? '*' : i + 1;
    return list === undefined ? [] : [`      ${name}:${position}) list="$list_${list}" ;;`];
  });
  return takesCall ? [`      ${name}:call1) list="$list_${DIRECTIONS}" ;;`, ...cases] : cases;
}

const flagsOf = ({ options }: CommandGrammar): string => options.flatMap(({ flags }) => flags).join(' ');
