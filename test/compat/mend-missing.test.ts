import { type Schema, validate } from '@cfworker/json-schema';
import { expect, test } from 'vitest';
import { createCompile } from '../../src/compat/validator/compile.js';
import { ifThen } from '../lib/tree.js';

test.each<[schema: object, value: unknown, isValid: boolean]>([
  [{ not: { required: [''] } }, {}, true],
  [{ not: { required: [''] } }, { '': 1 }, false],
  [{ not: { required: ['a', ''] } }, { a: 1 }, true],
  [{ anyOf: [{ required: ['', 'a'] }] }, { a: 1 }, false],
  [ifThen({ required: [''] }, false), {}, true],
  [{ not: { dependentRequired: { a: [''] } } }, { a: 1 }, true],
  [{ not: { dependentRequired: { a: ['', 'b'] } } }, { a: 1, b: 1 }, true],
  [{ not: { dependentRequired: { a: ['b'] } } }, { a: 1, b: 1 }, false],
  [{ not: { required: ['a', 'c'], additionalProperties: false, maxProperties: 3 } }, {}, true],
  [{ properties: { a: { required: ['b'] } }, required: ['a'], minProperties: 2 }, { a: { b: 1 } }, false],
  [{ properties: { a: { not: { required: ['', 'b'], maxProperties: 1 } } } }, { a: { '': 1, b: 1 } }, true],
])('the validators validate %j of %j by the standard', (schema, value, isValid) => {
  expect(createCompile(true)(schema, []).accepts(value)).toBe(isValid);
  expect(validate(value, schema as Schema, '2020-12').valid).toBe(isValid);
});

test('the validators of draft-07 miss an empty name as well', () => {
  const $schema = 'http://json-schema.org/draft-07/schema#';
  const { accepts } = createCompile(true)(
    { $schema, not: { dependencies: { a: ['', 'b'], b: { maxProperties: 3 } } } },
    [],
  );
  expect([accepts({ a: 1, b: 1 }), accepts({ a: 1, '': 1, b: 1 }), accepts({})]).toEqual([true, false, false]);
});

test('the error of an empty name is like that of any other', () => {
  expect(createCompile(true)({ required: ['a', ''], prefixItems: [] }, []).errorsOf({})).toEqual([
    { path: '/', message: 'is required' },
    { path: '/a', message: 'is required' },
  ]);
});

test.each([{ required: [{ a: 1 }] }, { required: [1] }, { dependentRequired: { a: [null] } }])(
  '%j names no property, and is not compiled',
  (schema) => {
    const [keyword] = Object.keys(schema);
    expect(() => createCompile(true)(schema, [])).toThrow(`"${keyword}" must hold names alone`);
  },
);
