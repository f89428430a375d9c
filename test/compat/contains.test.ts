import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';

const text = { type: 'string' };
const counted = (minContains: number, maxContains?: number, rest: object = {}): object => ({
  type: 'array',
  contains: text,
  minContains,
  ...(maxContains === undefined ? {} : { maxContains }),
  ...rest,
});

const verdicts = (old: object, next: object): unknown[] => {
  const { backward, forward } = compareSchemas(old, next);
  return [backward, forward].map((each) => (each.verdict === 'broken' ? each.witness : each.verdict));
};

test.each<[old: object, next: object, verdicts: readonly unknown[]]>([
  [counted(1, 2), counted(1, 3), ['proven', ['', '', '']]],
  [counted(0, 2), counted(0, 1), [['', ''], 'proven']],
  [counted(0, 3), counted(1, 3), [[], 'proven']],
  [counted(2), counted(1), ['proven', ['']]],
  [counted(6), counted(5), ['proven', ['', '', '', '', '']]],
  [counted(2, 1), { not: {} }, ['proven', 'proven']],
  [counted(1, 1), { ...counted(1), minContains: 1, maxContains: 1, minItems: 1 }, ['proven', 'proven']],
  [counted(1, 2, { items: text }), { type: 'array', items: text, minItems: 1, maxItems: 2 }, ['proven', 'proven']],
  [counted(3, 3, { maxItems: 3 }), { type: 'array', items: text, minItems: 3, maxItems: 3 }, ['proven', 'proven']],
  [counted(0, 1, { prefixItems: [text, text], minItems: 2 }), { not: {} }, ['proven', 'proven']],
  [{ allOf: [counted(1), counted(3)], maxItems: 3 }, counted(3, 3, { maxItems: 3 }), ['proven', 'proven']],
  [counted(0, 1, { uniqueItems: true }), counted(0, 2), ['proven', ['', '']]],
])('%j and %j', (old, next, expected) => {
  expect(verdicts(old, next)).toEqual(expected);
});

test('what several counts ask for at once is open, and the reason says so', () => {
  const mixed = {
    type: 'array',
    items: { type: ['string', 'boolean'] },
    allOf: [
      { contains: text, minContains: 0, maxContains: 1 },
      { contains: { type: 'boolean' }, minContains: 0, maxContains: 1 },
    ],
  };
  expect(compareSchemas(mixed, { maxItems: 2 }).backward).toEqual({
    verdict: 'unproven',
    reasons: [{ pointer: '', reason: 'whether items are as all counts of "contains" say at once was not decided' }],
  });
});

test('a message about a count says what it counts', () => {
  const messages = (old: object, next: object) => {
    const { backward } = compareSchemas(old, next);
    return backward.verdict === 'broken' ? backward.errors.map(({ message }) => message) : backward;
  };
  expect(messages(counted(1), counted(2))).toEqual(['must have at least 2 items of the kind that "contains" counts']);
  expect(messages(counted(0), counted(0, 1))).toEqual(['must have at most 1 item of the kind that "contains" counts']);
  expect(messages(counted(0), counted(1, 3))).toEqual([
    'must have at least 1 and at most 3 items of the kind that "contains" counts',
  ]);
  expect(messages({ type: 'number' }, { type: 'number', multipleOf: 2 })).toEqual(['must be a multiple of 2']);
  expect(messages({ type: 'string' }, { type: 'string', not: { const: 'a' } })).toEqual([
    'must not be what "not" describes',
  ]);
});
