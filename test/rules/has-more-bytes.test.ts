import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMoreBytes } from '../../src/rules/has-more-bytes.js';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

test.each<[string, unknown]>([
  ['nothing in brackets', []],
  ['nothing in braces', {}],
  ['items', [1, 'a', null, true, [], {}]],
  ['members', { a: 1, b: [2], '': null }],
  ['own names that others inherit', JSON.parse('{"__proto__":{"toString":1},"constructor":2}')],
  ['every control character', Array.from({ length: 0x21 }, (_, i) => String.fromCharCode(i)).join('')],
  ['quotes, backslashes and slashes', '"\\/'],
  ['DEL and the next', '\u007f\u0080'],
  ['the last of two bytes, the first of three', '\u07ff\u0800'],
  ['around the surrogates', '\ud7ff\ue000\uffff'],
  ['pairs', '🦀\u{10000}\u{10ffff}'],
  ['halves of pairs', '\ud83e \udd80\ud83e'],
  ['numbers', [0, -0, 1e21, 1e-7, 0.1, -1.5, 123456789012345680000, 5e-324, Number.MAX_VALUE]],
])('counts %s as JSON.stringify writes them', (_what, value) => {
  const bytes = bytesOf(value);
  expect([bytes - 1, bytes, bytes + 1].map((limit) => hasMoreBytes(value, limit))).toEqual([true, false, false]);
});

test('counts every JSON value to the byte', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.string({ unit: 'binary' })), (value) => {
      const bytes = bytesOf(value);
      return !hasMoreBytes(value, bytes) && hasMoreBytes(value, bytes - 1);
    }),
    { numRuns: 3000, seed: 20261129 },
  );
});

test('reads no further than the limit', () => {
  const read: string[] = [];
  const watched = new Proxy(['aaaa', 'bbbb', 'cccc'], {
    get: (target, key) => {
      read.push(String(key));
      return Reflect.get(target, key);
    },
  });
  expect(hasMoreBytes(watched, 12)).toBe(true);
  expect(read).toEqual(expect.arrayContaining(['0', '1']));
  expect(read).not.toContain('2');
});
