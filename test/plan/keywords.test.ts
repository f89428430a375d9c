import { describe, expect, test } from 'vitest';
import { ANNOTATIONS } from '../../src/base/schema-keywords.js';
import { KEYWORDS, type Schema } from '../../src/source/schema.js';
import { moduleOf } from '../lib/check-of.js';

/** For each keyword that has an effect, a schema that has it, apart from what it stands beside. */
const CASES: Readonly<Record<string, readonly [keyword: unknown, beside?: Schema]>> = {
  $ref: ['#/$defs/a'],
  type: ['string'],
  enum: [['a', 'b']],
  const: ['a'],
  required: [['a']],
  format: ['date-time', { type: 'string' }],
  pattern: ['^a', { type: 'string' }],
  uniqueItems: [true, { type: 'array', items: { type: 'string' } }],
  minimum: [1],
  maximum: [1],
  exclusiveMinimum: [1],
  exclusiveMaximum: [1],
  minLength: [1],
  maxLength: [1],
  minItems: [1],
  maxItems: [1],
  minProperties: [1],
  maxProperties: [1],
  additionalProperties: [false],
  propertyNames: [{ maxLength: 1 }],
  items: [{ type: 'string' }],
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  if: [{ type: 'string' }, { then: { maxLength: 1 }, else: { maximum: 1 } }],
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  then: [{ maxLength: 1 }, { if: { minLength: 1 } }],
  else: [{ maxLength: 1 }, { if: { minLength: 1 } }],
  allOf: [[{ maxLength: 1 }]],
  anyOf: [[{ type: 'string' }, { type: 'null' }]],
  oneOf: [[{ type: 'string' }, { type: 'null' }]],
  properties: [{ a: { type: 'string' } }],
};

/** They have no effect on a shape: they name it, hold what others refer to, or are asked by rules alone. */
const ELSEWHERE = ['$schema', '$id', '$defs', 'x-rules', 'x-uniqueBy', 'x-maxBytes'];

test('every keyword has a case, or has no effect on a shape', () => {
  const said = [...ANNOTATIONS].filter((keyword) => KEYWORDS.has(keyword));
  expect([...Object.keys(CASES), ...ELSEWHERE, ...said].sort()).toEqual([...KEYWORDS].sort());
});

describe('every keyword changes the code that is emitted', () => {
  const $defs = { a: { type: 'string' } };
  test.each(Object.entries(CASES))('%s', (keyword, [value, beside = {}]) => {
    expect(moduleOf({ ...beside, [keyword]: value, $defs })).not.toBe(moduleOf({ ...beside, $defs }));
  });
});
