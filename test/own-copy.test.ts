import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownCopy } from '../src/json/own-copy.js';

const json = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 4 });

test.each([null, true, 0, -0, 'a', '', undefined])('gives %j as it is', (value) => {
  expect(Object.is(ownCopy(value), value)).toBe(true);
});

test('says the same as JSON, in the same order, and shares nothing with the value', () => {
  fc.assert(
    fc.property(json, (value) => {
      const copy = ownCopy(value);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
    }),
  );
});

test('nothing in the copy inherits, and what was inherited is left behind', () => {
  const inherits = Object.assign(Object.create({ inherited: 1 }), { own: [{ inner: 1 }] });
  const copy = ownCopy(inherits) as { own: object[] };
  expect([Object.getPrototypeOf(copy), Object.keys(copy)]).toEqual([null, ['own']]);
  expect('inherited' in copy).toBe(false);
  expect([Object.getPrototypeOf(copy.own[0]), Array.isArray(copy.own)]).toEqual([null, true]);
});

test('a property may have the name of what objects inherit', () => {
  const copy = ownCopy(JSON.parse('{"__proto__":{"a":1},"constructor":2}')) as object;
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":1},"constructor":2}');
  expect(Object.getPrototypeOf(copy)).toBe(null);
});
