import vm from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markArray, markEntry, markObject } from '../src/engine/marks.js';
import { ownProperty, unknownKeys } from '../src/engine/unknown-keys.js';
import { isMarked, startWalks } from '../src/json/is-json.js';

const KNOWN = ['a', 'b', 'c', 'constructor'];
const keys = fc.constantFrom(...KNOWN, 'x', 'y', 'toString', '__proto__', '0', '\ud800');
const values = fc.constantFrom<unknown>(1, 'a', null, undefined, Number.NaN, '\udc00', [1], [undefined], {
  a: () => 1,
});
const entries = fc.array(fc.tuple(keys, values), { maxLength: 8 });
const objects = fc
  .tuple(entries, fc.constantFrom<object | null>(Object.prototype, null, { a: 1, inherited: 2 }))
  .map(([own, prototype]) => {
    const object = Object.create(prototype);
    for (const [key, value] of own) {
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return object as Record<string, unknown>;
  });

/** What generated code counts of the known properties: those that are there, and the object's own. */
const foundIn = (object: object): number =>
  KNOWN.filter((key) => Object.hasOwn(object, key) && object[key as keyof typeof object] !== undefined).length;
const unknownIn = (object: object): string[] => Object.keys(object).filter((key) => !KNOWN.includes(key));

describe('unknownKeys', () => {
  test('gives the keys that are not known, and no list where each key is one that was found', () => {
    fc.assert(
      fc.property(objects, (object) => {
        const unknown = unknownKeys(object, KNOWN, foundIn(object));
        expect([...(unknown ?? [])].sort()).toEqual(unknownIn(object).sort());
        // A list without keys says that a known one is undefined, or that something is inherited.
        let enumerable = 0;
        for (const _key in object) enumerable++;
        expect(unknown === undefined).toBe(enumerable === foundIn(object));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([99, 100, 101, 102, 5000])('of %i unknown keys gives no more than a result lists', (count) => {
    const object = Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, i]));
    for (const [value, known] of [
      [object, []],
      [{ a: 1, b: 2, ...object }, KNOWN],
      [{ ...object, a: 1 }, ['a']],
    ] as const) {
      const unknown = unknownKeys(value, known, foundIn(value)) ?? [];
      expect(new Set(unknown).size).toBe(unknown.length);
      expect(unknown.every((key) => Object.hasOwn(object, key))).toBe(true);
      // One more than the list, or all of a few; never fewer than tell that the list is full.
      expect(Math.min(unknown.length, 101)).toBe(Math.min(count, 101));
      expect(unknown.length).toBeLessThanOrEqual(101 + KNOWN.length);
    }
  });
});

/** Whether a walk marks. */
function marks(walk: () => void): boolean {
  startWalks();
  walk();
  return isMarked();
}

const mayNotBePlain = (value: object, toJSON: unknown): boolean => marks(() => markObject(value, toJSON));
const mayNotBePlainArray = (value: readonly unknown[], toJSON: unknown): boolean =>
  marks(() => markArray(value, toJSON));

test.each<[string, string, unknown, number, boolean]>([
  ['JSON', 'x', [1, { a: 'b' }], 1, false],
  ['undefined', 'x', undefined, 1, true],
  ['no JSON inside', 'x', [{ a: Number.NaN }], 1, true],
  ['JSON under half of a surrogate pair', '\ud800', 1, 1, true],
  ['the last level', 'x', [], 999, false],
  ['one level too many', 'x', [], 1000, true],
])('an entry that is %s', (_what, key, value, depth, isMarkedThen) => {
  expect(marks(() => markEntry(key, value, depth))).toBe(isMarkedThen);
});

test.each<[string, object, boolean]>([
  ['a plain object', {}, false],
  ['one without a prototype', Object.create(null), false],
  ['one of another realm', vm.runInNewContext('({})'), true],
  ['a Date', new Date(), true],
  ['one that inherits from another', Object.create({}), true],
  ['one with a toJSON', { toJSON: 1 }, true],
  [
    'arguments',
    (function (): object {
      // biome-ignore lint/complexity/noArguments: the object itself is wanted
      return arguments;
    })(),
    true,
  ],
])('%s is odd: %j', (_what, value, odd) => {
  expect(mayNotBePlain(value, (value as { toJSON?: unknown }).toJSON)).toBe(odd);
});

test.each<[string, unknown[], boolean]>([
  ['a plain array', [1], false],
  ['an array of another realm', vm.runInNewContext('[1]'), true],
  ['an array of a class', new (class extends Array {})(1), true],
  ['an empty one, which has no hole', new (class extends Array {})(), false],
  ['an array that inherits an item', Object.setPrototypeOf(Array(1), ['a']), true],
  ['an empty one with a toJSON', Object.assign([], { toJSON: 1 }), true],
])('%s may inherit items: %j', (_what, value, may) => {
  expect(mayNotBePlainArray(value, (value as { toJSON?: unknown }).toJSON)).toBe(may);
});

test('what is added to all arrays or objects shows on each array', () => {
  for (const prototype of [Array.prototype, Object.prototype] as object[]) {
    Object.defineProperty(prototype, '0', { value: 1, enumerable: true, configurable: true });
    const may = mayNotBePlainArray([1], undefined);
    Reflect.deleteProperty(prototype, '0');
    // Array.prototype is an array itself, and keeps its length.
    Array.prototype.length = 0;
    expect([may, mayNotBePlainArray([1], undefined)]).toEqual([true, false]);
  }
});

test.each<[string, object, string, unknown]>([
  ['its own', { a: 1 }, 'a', 1],
  ['an inherited one', Object.create({ a: 1 }), 'a', undefined],
  ['its own of a name that all inherit', { toString: 1 }, 'toString', 1],
  ['none of a name that all inherit', {}, 'toString', undefined],
  ['its own of the name of the prototype', JSON.parse('{ "__proto__": 1 }'), '__proto__', 1],
])('a property is %s', (_what, value, name, own) => {
  expect(ownProperty(value as Record<string, unknown>, name)).toBe(own);
});
