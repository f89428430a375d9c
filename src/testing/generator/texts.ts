import { least, most } from './bounds.js';
import type { Combinators } from './combinators.js';
import { formatted } from './formatted.js';
import type { Schema } from './parts.js';
import { matching } from './pattern.js';
import { pick } from './pick.js';

/** How many characters usual texts have beyond the fewest. */
const REACH = 12;

/** The longest texts that are made to try an upper bound. */
const LONGEST = 256;

/** Texts for all parts. With several patterns or formats, the first decides and the others show in the whole value. */
export function texts<Generator>(make: Combinators<Generator>, parts: readonly Schema[]): Generator | undefined {
  const format = parts.map((part) => formatted(make, part.format)).find((each) => each !== undefined);
  if (format !== undefined) return format;
  const { pattern } = parts.find((part) => typeof part.pattern === 'string') ?? {};
  if (typeof pattern === 'string') return matching(make, pattern, plain(make));
  return plain(make, most(parts, 'minLength', 0), least(parts, 'maxLength', Number.POSITIVE_INFINITY));
}

/** What texts usually hold, and what trips programs: nothing, spaces, quotes, two UTF-16 units, a combined letter, a right-to-left word. */
const WORDS = [
  '',
  'a',
  'report',
  'npm test',
  'x=1',
  '/tmp/a b.txt',
  'né',
  'e\u0301',
  '🦀',
  'שלום',
  '"\\',
  'line\nline',
  '0',
  'null',
];

/** Texts of every kind, of so many characters (Unicode code points). */
export function plain<Generator>(
  make: Combinators<Generator>,
  min = 0,
  max = Number.POSITIVE_INFINITY,
): Generator | undefined {
  if (min > max) return undefined;
  const words = WORDS.filter((word) => fits(word, min, max));
  const character = pick(make, [...'abcdefghijklmnopqrstuvwxyz0123456789 ABCXYZ_-./:@é🦀']);
  const letters = make.map(make.list(character, min, Math.min(max, min + REACH)), joined);
  const bounds = [min, max]
    .filter((bound) => bound > 1 && bound <= LONGEST)
    .map((bound) => make.constant('x'.repeat(bound)));
  return make.oneOf([letters, ...(words.length > 0 ? [pick(make, words)] : []), ...bounds]);
}

function fits(word: string, min: number, max: number): boolean {
  const { length } = [...word];
  return length >= min && length <= max;
}

const joined = (characters: readonly string[]): string => characters.join('');

/** Any small JSON value, where a schema asks nothing. */
export function anyJson<Generator>(make: Combinators<Generator>, depth = 2): Generator {
  const scalar = make.oneOf([pick(make, [null, false, true, 0, 1, -1, 0.5, 1e21]), plain(make) as Generator]);
  if (depth === 0) return scalar;
  const inner = anyJson(make, depth - 1);
  return make.oneOf([scalar, make.list(inner, 0, 2), dictionary(make, pick(make, KEYS), inner, 0, 2)]);
}

const KEYS = ['a', 'b', 'name', 'a/b', '~', ''];

/** An object with so many fields, or fewer where keys fall together. */
export const dictionary = <Generator>(
  make: Combinators<Generator>,
  key: Generator,
  value: Generator,
  min: number,
  max: number,
): Generator => make.map(make.list(make.tuple([key, value]), min, max), Object.fromEntries);
