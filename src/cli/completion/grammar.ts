import { Option, type Command as Parser } from 'commander';
import { type Commands, parserOf } from '../command.js';
import { knownLists, type Lists } from './lists.js';

/** What can follow: words from a list, files, or what nobody can guess. */
export interface Values {
  /** The name of a list of `Grammar.lists`. */
  readonly list?: string;
  readonly files?: true;
}

export interface OptionGrammar {
  /** As they are typed: `-q`, `--quiet`. */
  readonly flags: readonly string[];
  /** What its value can be; undefined when it takes none. */
  readonly values?: Values;
}

export interface CommandGrammar {
  readonly name: string;
  readonly options: readonly OptionGrammar[];
  /** What the arguments can be, in order; the last one stands for all that follow, if more may. */
  readonly arguments: readonly Values[];
  readonly isRepeated: boolean;
  /** Whether `--call`, which names a function, takes the place of the contract. */
  readonly takesCall: boolean;
}

/** All that can be typed, as the commands declare it. */
export interface Grammar {
  readonly commands: readonly CommandGrammar[];
  readonly lists: Lists;
}

export async function readGrammar(all: Commands): Promise<Grammar> {
  const lists = new Map(knownLists());
  const commands: CommandGrammar[] = [];
  for (const [name, load] of Object.entries(all)) {
    const { command } = await load();
    commands.push(grammarOf(name, parserOf(name, command), lists));
  }
  return { commands, lists: new Map([...lists].map(([list, words]) => [list, words.filter(isPlain)])) };
}

/** Scripts hold words as they are: one that a shell would take for more than a word is not offered. */
const isPlain = (word: string): boolean => /^[\w.:@-]+$/.test(word);

/** The grammar of one command; the choices that it declares become lists. */
function grammarOf(name: string, parser: Parser, lists: Map<string, readonly string[]>): CommandGrammar {
  const valuesOf = (what: string, choices: readonly string[] | undefined): Values => {
    if (choices === undefined) return KINDS[what] ?? { files: true };
    // Most commands declare the same choices under the same name.
    const known = lists.get(what);
    const list = known === undefined || known.join() === choices.join() ? what : `${name}_${what}`;
    lists.set(list, choices);
    return { list };
  };
  const options = [...parser.options, HELP].map((option) => ({
    flags: flagsOf(option),
    ...((option.required || option.optional) && { values: valuesOf(option.name(), option.argChoices) }),
  }));
  const declared = parser.registeredArguments;
  const takesCall = options.some(({ flags }) => flags.includes('--call'));
  if (takesCall) lists.set(DIRECTIONS, ['request', 'response']);
  return {
    name,
    options,
    arguments: declared.map((argument) => valuesOf(argument.name(), argument.argChoices)),
    isRepeated: declared.at(-1)?.variadic ?? false,
    takesCall,
  };
}

/** The options that take a value, as `validate:--call`. */
export const valuedFlags = ({ commands }: Grammar): string[] =>
  commands.flatMap(({ name, options }) =>
    options.filter(({ values }) => values).flatMap(({ flags }) => flags.map((flag) => `${name}:${flag}`)),
  );

/** The list of what may follow `--call`. */
export const DIRECTIONS = 'directions';

/** What options and arguments of these names take; those of other names take files, unless they declare choices. */
const KINDS: Readonly<Record<string, Values>> = {
  name: { list: 'contracts' },
  call: { list: 'functions' },
  service: { list: 'services' },
  granted: { list: 'capabilities' },
  // Words of the caller's own.
  notes: {},
};

/** The parser keeps it apart from the others. */
const HELP = new Option('-h, --help');

const flagsOf = ({ short, long }: Option): string[] => [short, long].filter((flag) => flag !== undefined);
