import fc from 'fast-check';
import { dateTimes } from './date-times.js';

/** Values at the edges that rules are about; all of them JSON. */
export const EDGES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    '',
    ' ',
    'x',
    '🦀',
    '__proto__',
    '/',
    '~',
    '0',
    0,
    1,
    -1,
    0.5,
    1.5,
    [],
    {},
    [[]],
    [null],
    { a: 1 },
  ],
  ...[
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    -(2 ** 31) - 1,
    2 ** 32 - 1,
    2 ** 32,
    2 ** 53,
    2 ** 63,
    -(2 ** 63),
    2 ** 64,
    1e21,
    1e300,
  ],
  ...['x'.repeat(64), 'x'.repeat(65), '🦀'.repeat(64), '🦀'.repeat(65), 'x'.repeat(500), 'x'.repeat(501)],
];

interface Edit {
  readonly kind: 'replace' | 'tweak' | 'drop' | 'add' | 'repeat';
  /** Which place is edited, as a fraction of the places there are. */
  readonly place: number;
  readonly key: string;
  readonly value: unknown;
}

const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** A valid value with one edit: something in it is replaced, changed a little, dropped, added or repeated. */
export const oneEditAway = (valid: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...valid),
      fc.record({
        kind: fc.constantFrom<Edit['kind']>('replace', 'replace', 'tweak', 'tweak', 'drop', 'add', 'repeat'),
        place: fraction,
        key: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'a/b', '~', ''), fc.string()),
        value: fc.oneof(fc.constantFrom(...EDGES), dateTimes, fc.jsonValue({ maxDepth: 2 })),
      }),
    )
    .map(([start, edit]) => applyEdit(start, edit));

/** Edits a copy of the value; a place that the edit does not fit is replaced. */
function applyEdit(start: unknown, { kind, place, key, value }: Edit): unknown {
  const holder: Holder = { root: structuredClone(start) };
  const places = [...placesOf(holder, 'root')];
  const [parent, at] = places[Math.floor(place * places.length)] as [Holder, string];
  const found = parent[at];
  if (kind === 'drop' && parent !== holder) {
    if (Array.isArray(parent)) parent.splice(Number(at), 1);
    else delete parent[at];
  } else if (kind === 'add' && Array.isArray(found)) found.push(value);
  else if (kind === 'repeat' && Array.isArray(found) && found.length > 0) found.push(structuredClone(found[0]));
  else if (kind === 'add' && typeof found === 'object' && found !== null) define(found, key, value);
  else parent[at] = kind === 'tweak' ? tweak(found, value) : value;
  return holder.root;
}

type Holder = Record<string, unknown>;

/** Every place in the value, as the object or array that holds it and its key there; the value itself comes first. */
function* placesOf(parent: Holder, at: string): Generator<[Holder, string]> {
  yield [parent, at];
  const value = parent[at];
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) yield* placesOf(value as Holder, key);
}

/** A small change of a scalar: one more, one less, another case, a character longer or shorter; another value for the rest. */
function tweak(found: unknown, value: unknown): unknown {
  const way = Math.floor(String(JSON.stringify(value)).length) % 4;
  if (typeof found === 'number') return [found + 1, found - 1, -found, found + 0.5][way];
  if (typeof found === 'boolean') return [!found, String(found), Number(found), null][way];
  if (typeof found !== 'string') return value;
  const characters = Array.from(found);
  return [`${found}x`, `${found}\n`, characters.slice(1).join(''), characters.slice(0, -1).join('')][way];
}

/** Sets an own property, whatever its name. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
