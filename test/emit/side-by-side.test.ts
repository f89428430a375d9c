import { expect, test } from 'vitest';
import { validateWith } from '../../src/engine/validate-with.js';
import { checkOf } from '../lib/check-of.js';

/* What one part of a schema finds wrong may not hide what another part finds at the same place. */

const needs = (name: string, title?: string): object => ({ ...(title && { title }), type: 'object', required: [name] });

const $defs = {
  a: needs('a', 'CaseA'),
  b: needs('b', 'CaseB'),
  deep: { title: 'CaseDeep', allOf: [{ $ref: '#/$defs/b' }] },
};

/** Each asks for a property of the empty object, in another way: what it asks, and the property. */
const ASKS: readonly [what: string, schema: object, property: string][] = [
  ['a shape', { $ref: '#/$defs/a' }, 'a'],
  ['another shape', { $ref: '#/$defs/b' }, 'b'],
  ['a shape of a shape', { $ref: '#/$defs/deep' }, 'b'],
  ['a schema in place', needs('c'), 'c'],
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  ['a condition', { if: { type: 'object' }, then: { $ref: '#/$defs/a' } }, 'a'],
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  ['the other side of a condition', { if: { required: ['z'] }, then: true, else: { $ref: '#/$defs/b' } }, 'b'],
  ['a union by type', { anyOf: [{ type: 'string' }, { $ref: '#/$defs/a' }] }, 'a'],
  [
    'a union by tag',
    {
      oneOf: ['x', 'y'].map((value) => ({
        type: 'object',
        properties: { kind: { const: value } },
        required: ['kind'],
      })),
    },
    'kind',
  ],
];

const pairs = ASKS.flatMap(([what, schema, property]) =>
  ASKS.map(([other, second, last]) => ({ what, other, allOf: [schema, second], properties: [property, last] })),
);

test.each(pairs)('$what and $other are both told', ({ allOf, properties }) => {
  // A result tells each error once, in the order of the places.
  const missing = [...new Set(properties)].sort().map((property) => ({
    path: `/${property}`,
    message: 'is required',
    keyword: 'required',
    params: { property },
  }));
  expect(validateWith(checkOf({ $defs, allOf }), {})).toEqual({ valid: false, errors: missing });
  const { errors } = validateWith(checkOf({ $defs, type: 'object', minProperties: 1, allOf }), {});
  expect(errors.map(({ keyword }) => keyword)).toEqual(['minProperties', ...missing.map(() => 'required')]);
});
