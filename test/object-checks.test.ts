import vm from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWellFormed } from '../src/base/is-well-formed.js';
import { isOpenJson, isOwn, mayNotBePlain, mayNotBePlainArray, unknownKeys } from '../src/engine/object-checks.js';
import { isJson, startWalks } from '../src/json/is-json.js';

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

describe('isOpenJson', () => {
  test('is whether each own property is JSON, where what is known is only to be there', () => {
    fc.assert(
      fc.property(objects, (object) => {
        startWalks();
        const slow = Object.keys(object).every((key) =>
          KNOWN.includes(key) ? object[key] !== undefined : isWellFormed(key) && isJson(object[key]),
        );
        startWalks();
        expect(isOpenJson(object, KNOWN, 1, foundIn(object))).toBe(slow);
        // One that was found and is no key is not enumerable.
        startWalks();
        expect(isOpenJson(object, KNOWN, 1, foundIn(object) + 1)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  test('counts the depth of what is around', () => {
    startWalks();
    expect([999, 1000].map((depth) => isOpenJson({ x: [] }, [], depth, 0))).toEqual([true, false]);
  });
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

test.each<[string, unknown, object, string, boolean]>([
  ['its own', undefined, { a: 1 }, 'a', true],
  ['its own, which others inherit', 1, { a: 1 }, 'a', true],
  ['an inherited one', 1, Object.create({ a: 1 }), 'a', false],
  ['its own of a name that all inherit', Object.prototype.toString, { toString: 1 }, 'toString', true],
  ['none of a name that all inherit', Object.prototype.toString, {}, 'toString', false],
])('a property is %s', (_what, inherited, value, name, own) => {
  expect(isOwn(inherited, value, name)).toBe(own);
});
