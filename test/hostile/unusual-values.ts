import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';

/** Values as programs, not JSON texts, may hand them in: valid ones of which parts inherit what they lack, are another realm's, and stand many times. */

/** One change of a value: of which object or array of it, as a fraction of all that it holds, and to what. */
interface Change {
  readonly kind: keyof typeof changes;
  readonly at: number;
  readonly which: number;
  readonly junk: unknown;
}

type Container = Record<string, unknown>;

/** A realm whose prototypes may be polluted; cleaned after each value, and slow to make. */
const realm = createContext();
const foreign: { Object: ObjectConstructor; Array: ArrayConstructor } = runInContext('({ Object, Array })', realm);

const changes = {
  /** The object inherits a property that it had. */
  inherit: (part: Container, key: string) => {
    const { [key]: inherited, ...own } = part;
    return Array.isArray(part) ? part : Object.assign(Object.create(bare({ [key]: inherited })), own);
  },
  /** It inherits something else under the name of a property that it has, or lacks. */
  shade: (part: Container, key: string, junk: unknown) =>
    Array.isArray(part) ? part : Object.assign(Object.create(bare({ [key]: junk })), part),
  /** It is of another realm, all of whose objects inherit something. */
  foreign: (part: Container, key: string, junk: unknown) => {
    if (Array.isArray(part)) return foreign.Array.from(part);
    (foreign.Object.prototype as Container)[key] = junk;
    return foreign.Object.assign(foreign.Object.create(foreign.Object.prototype), part);
  },
  /** It lacks one property, or has one more. */
  drop: (part: Container, key: string) => {
    const { [key]: _, ...rest } = part;
    return Array.isArray(part) ? part.slice(1) : rest;
  },
  set: (part: Container, key: string, junk: unknown) => {
    if (Array.isArray(part)) return [...part, junk];
    return { ...part, [key]: junk };
  },
  /** JSON.stringify asks it what to write. */
  write: (part: Container, _key: string, junk: unknown) => {
    const copy = Array.isArray(part) ? part.slice() : { ...part };
    return Object.defineProperty(copy, 'toJSON', { value: () => junk, configurable: true });
  },
  /** It holds more than a result lists. */
  repeat: (part: Container, key: string, junk: unknown) =>
    Array.isArray(part)
      ? Array.from({ length: 150 }, (_, i) => part[i % part.length] ?? junk)
      : { ...part, ...Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`${key}${i}`, junk])) },
};

const bare = (own: object): object => Object.assign(Object.create(null), own);

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  which: fc.nat(20),
  junk: fc.constantFrom<unknown>(5, 'a', null, [], {}, [5], undefined, { a: 5 }, Number.NaN),
});

/** Valid values with a few such changes, the innermost first. `names` are those of the properties in use. */
export function unusualValues(valid: readonly unknown[], names: readonly string[]): fc.Arbitrary<unknown> {
  return fc.tuple(fc.constantFrom(...valid), fc.array(change, { minLength: 1, maxLength: 4 })).map(([start, list]) => {
    for (const key of Object.keys(foreign.Object.prototype)) Reflect.deleteProperty(foreign.Object.prototype, key);
    return list.reduce((value, each) => applyAt(value, each, names), start);
  });
}

/** Applies a change to the part that its fraction leads to, and copies what is around. */
function applyAt(value: unknown, each: Change, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return each.kind === 'set' ? each.junk : value;
  const inner = Object.keys(value).filter((key) => typeof (value as Container)[key] === 'object');
  // Each level takes a digit of the fraction: one part in three is changed here, and the others further in.
  const digit = each.at * 3;
  const key = inner[Math.floor((digit % 1) * inner.length)];
  if (digit < 1 || key === undefined) {
    const own = Object.keys(value);
    const name = each.which < own.length ? own[each.which] : names[each.which % names.length];
    return changes[each.kind](value as Container, name as string, each.junk);
  }
  const copy = Array.isArray(value) ? value.slice() : Object.assign(Object.create(Object.getPrototypeOf(value)), value);
  return Object.assign(copy, { [key]: applyAt((value as Container)[key], { ...each, at: digit % 1 }, names) });
}
