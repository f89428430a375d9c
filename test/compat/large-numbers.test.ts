import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';

const integer = (minimum: number, maximum: number): object => ({ type: 'integer', minimum, maximum });
const format = (name: string): object => ({ type: 'integer', format: name });
const verdicts = (old: unknown, next: unknown): unknown[] => {
  const { backward, forward } = compareSchemas(old, next);
  return [backward, forward].map((each) => (each.verdict === 'broken' ? each.witness : each.verdict));
};

test.each<[what: string, old: object, next: object, verdicts: readonly unknown[]]>([
  // As JSON.parse reads it, the maximum is 2^63, which is not an int64.
  ['the bounds of int64', integer(-(2 ** 63), 2 ** 63 - 1), format('int64'), ['unproven', 'proven']],
  ['the bounds of uint64', integer(0, 2 ** 64 - 1), format('uint64'), ['unproven', 'proven']],
  ['the bounds of int32', integer(-(2 ** 31), 2 ** 31 - 1), format('int32'), ['proven', 'proven']],
  ['one more than int32', integer(-(2 ** 31), 2 ** 31), format('int32'), [2 ** 31, 'proven']],
  [
    'an open bound of int64',
    { ...integer(-(2 ** 63), 0), maximum: 2 ** 62 },
    format('int64'),
    ['proven', 2 ** 62 + 4096],
  ],
  ['twice the bounds of int64', integer(-(2 ** 63), 2 ** 64), format('int64'), [2 ** 63 + 2048, 'proven']],
  [
    'inside an object',
    { type: 'object', properties: { a: integer(0, 2 ** 63) } },
    { properties: { a: format('int64') } },
    ['unproven', 0],
  ],
  ['another large number', { const: 2 ** 60 }, { type: 'string' }, [2 ** 60, '']],
])('%s', (_, old, next, expected) => {
  expect(verdicts(old, next)).toEqual(expected);
});

test('the reason says what a double cannot', () => {
  expect(compareSchemas(integer(-(2 ** 63), 2 ** 63 - 1), format('int64')).backward).toEqual({
    verdict: 'unproven',
    reasons: [
      {
        pointer: '',
        reason:
          '9223372036854775808 breaks it, and a number next to it does not; beyond 2^53 a double stands for several whole numbers, and the schemas may name another of them',
      },
    ],
  });
});
