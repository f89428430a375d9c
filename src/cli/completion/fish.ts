import {
  type CommandGrammar,
  DIRECTIONS,
  type Grammar,
  type OptionGrammar,
  type Values,
  valuedFlags,
} from './grammar.js';

const COMPLETE = 'complete -c openvibe-contracts';

/** For fish 3.0 and later. */
export function fishScript(grammar: Grammar): string {
  const { commands, lists } = grammar;
  const names = commands.map(({ name }) => name).join(' ');
  return `# Completion for fish, written by \`openvibe-contracts completion fish\`.
${[...lists].map(([list, words]) => `set -g __openvibe_contracts_${list} ${words.join(' ')}`).join('\n')}

# Whether the argument of a command is typed that has this number, or \`call1\` where \`--call\` stands before it.
function __openvibe_contracts_at --argument-names command place
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test $words[2] = $command; or return 1
    set -e words[1..2]
    set -l position 1
    set -l is_value no
    set -l call ''
    for word in $words
        string match -qr -- '^--call(=|$)' $word; and set call call
        if test $is_value = yes
            set is_value no
        else if contains -- $command:$word ${valuedFlags(grammar).join(' ')}
            set is_value yes
        else if not string match -qr -- '^-.' $word
            set position (math $position + 1)
        end
    end
    test $call$position = $place; or string match -q -- $place $call$position
end

function __openvibe_contracts_in --argument-names command
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test $words[2] = $command
end

${COMPLETE} -f -n 'test (count (commandline -opc)) -eq 1' -a '${names} help'
${COMPLETE} -n 'test (count (commandline -opc)) -eq 1' -l help
${COMPLETE} -n 'test (count (commandline -opc)) -eq 1' -l version
${COMPLETE} -f -n '__openvibe_contracts_at help 1' -a '${names}'
${commands.flatMap((each) => [...each.options.map((option) => optionLine(each, option)), ...argumentLines(each)]).join('\n')}
`;
}

function optionLine({ name }: CommandGrammar, { flags, values }: OptionGrammar): string {
  const spelled = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  return [`${COMPLETE} -n '__openvibe_contracts_in ${name}'`, ...spelled, ...valueFlags(values)].join(' ');
}

function valueFlags(values: Values | undefined): string[] {
  if (values === undefined) return [];
  if (values.files) return ['-r', '-F'];
  return values.list === undefined ? ['-x'] : ['-x', '-a', listed(values.list)];
}

/** Files are offered unless a line says otherwise. */
function argumentLines({ name, arguments: places, isRepeated, takesCall }: CommandGrammar): string[] {
  const line = (place: string, list: string, files: string): string =>
    `${COMPLETE} ${files}-n '__openvibe_contracts_at ${name} ${place}' -a ${listed(list)}`;
  const lines = places.flatMap(({ list }, i) => {
    const place = isRepeated && i === places.length - 1 ? '"*"' : String(i + 1);
    return list === undefined ? [] : [line(place, list, '-f ')];
  });
  return takesCall ? [line('call1', DIRECTIONS, ''), ...lines] : lines;
}

const listed = (list: string): string => `"$__openvibe_contracts_${list}"`;
