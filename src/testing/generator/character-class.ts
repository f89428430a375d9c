/** The characters that a part of a pattern stands for, the simplest first, and where what follows begins. */
export interface Characters {
  readonly characters: readonly string[];
  readonly end: number;
}

const range = (from: string, to: string): string[] => {
  const [first, last] = [from.codePointAt(0) as number, to.codePointAt(0) as number];
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
};

/** What stands for any character: those of ASCII that print, and some beyond. */
export const PRINTABLE: readonly string[] = [...range('a', 'z'), ...range(' ', '`'), ...range('{', '~'), 'é', '🦀'];

const WORD = [...range('a', 'z'), ...range('A', 'Z'), ...range('0', '9'), '_'];
const SPACE = [' ', '\t', '\n', '\u00a0'];
const without = (excluded: readonly string[]): string[] => PRINTABLE.filter((each) => !excluded.includes(each));

const SETS: Readonly<Record<string, readonly string[]>> = {
  d: range('0', '9'),
  D: without(range('0', '9')),
  w: WORD,
  W: without(WORD),
  s: SPACE,
  S: without(SPACE),
  t: ['\t'],
  n: ['\n'],
  r: ['\r'],
};

/** Reads what follows a backslash. Undefined for an escape that is not known. */
export function readEscape(source: readonly string[], at: number): Characters | undefined {
  const character = source[at];
  if (character === undefined) return undefined;
  const set = Object.hasOwn(SETS, character) ? SETS[character] : undefined;
  if (set) return { characters: set, end: at + 1 };
  return /[A-Za-z0-9]/.test(character) ? undefined : { characters: [character], end: at + 1 };
}

/** Reads what follows an opening bracket, up to and with the closing one. Undefined for what is not known. */
export function readClass(source: readonly string[], start: number): Characters | undefined {
  const isNegated = source[start] === '^';
  const found: string[] = [];
  let at = isNegated ? start + 1 : start;
  while (source[at] !== ']') {
    const first = readMember(source, at);
    if (first === undefined) return undefined;
    at = first.end;
    if (source[at] !== '-' || source[at + 1] === ']') {
      found.push(...first.characters);
      continue;
    }
    const last = readMember(source, at + 1);
    if (last === undefined) return undefined;
    found.push(...range(first.characters[0] as string, last.characters[0] as string));
    at = last.end;
  }
  const characters = isNegated ? without(found) : found;
  return characters.length === 0 ? undefined : { characters, end: at + 1 };
}

function readMember(source: readonly string[], at: number): Characters | undefined {
  const character = source[at];
  if (character === undefined) return undefined;
  return character === '\\' ? readEscape(source, at + 1) : { characters: [character], end: at + 1 };
}
