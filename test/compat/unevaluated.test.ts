import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';

const witnessOf = (old: object, next: object): unknown => {
  const { backward } = compareSchemas(old, next);
  return backward.verdict === 'broken' ? backward.witness : backward.verdict;
};

test.each<[what: string, old: object, next: object, witness: unknown]>([
  // By the standard the second item of [1, 2] was not looked at; ajv accepts it.
  [
    'items beside contains',
    { type: 'array', contains: { const: 1 }, unevaluatedItems: false, minItems: 2, maxItems: 2 },
    { type: 'array', maxItems: 1 },
    'unproven',
  ],
  // ajv finds `constructor` among the properties that were looked at.
  [
    'properties that every object inherits',
    {
      allOf: [{ anyOf: [{ properties: { a: true }, required: ['a'] }, { patternProperties: { '^b': true } }] }],
      unevaluatedProperties: false,
      type: 'object',
      required: ['constructor'],
    },
    { type: 'string' },
    'unproven',
  ],
  ['other properties', { type: 'object', unevaluatedProperties: false }, { type: 'object', minProperties: 1 }, {}],
])('no witness rests on what ajv makes of unevaluated %s', (_, old, next, witness) => {
  expect(witnessOf(old, next)).toEqual(witness);
});
