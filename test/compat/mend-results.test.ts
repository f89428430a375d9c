import { type Schema, validate } from '@cfworker/json-schema';
import { expect, test } from 'vitest';
import { createCompile } from '../../src/compat/validator/compile.js';

const pair = { prefixItems: [{ type: 'string' }], contains: { const: 1 } };

test.each<[schema: object, value: unknown, isValid: boolean]>([
  [{ items: { contains: { const: 1 } } }, [[1], []], false],
  [{ items: { contains: { const: 1 } } }, [[1], [2, 1]], true],
  [{ not: pair }, [], true],
  [{ not: pair }, ['a', 1], false],
  [{ items: { not: pair } }, [['a'], []], true],
  [{ items: { not: { not: pair } } }, [['a', 1], []], false],
  [{ not: { not: { prefixItems: [{ const: null }], contains: {} } } }, [], false],
  // ajv looks at what is required last, as it is fixed after it.
  [{ not: { propertyNames: { minLength: 3 }, required: ['b'] } }, {}, true],
  [{ not: { propertyNames: { minLength: 3 }, required: ['b'] } }, { b: 1 }, true],
  [{ not: { propertyNames: { maxLength: 3 }, required: ['b'] } }, { b: 1 }, false],
  [{ items: { contains: { const: 1 }, minContains: 2 } }, [[1, 1], [1]], false],
  [{ items: { contains: { const: 1 }, minContains: 0 } }, [[1], []], true],
  [{ items: { contains: { const: 1 }, maxContains: 1 } }, [[1], []], false],
])('the validators validate %j of %j by the standard', (schema, value, isValid) => {
  expect(createCompile(true)(schema, []).accepts(value)).toBe(isValid);
  expect(validate(value, schema as Schema, '2020-12').valid).toBe(isValid);
});

test('the validators of draft-07 start anew with each array as well', () => {
  const $schema = 'http://json-schema.org/draft-07/schema#';
  const { accepts } = createCompile(true)(
    { $schema, not: { items: [{ type: 'string' }], contains: { const: 1 } } },
    [],
  );
  expect([accepts([]), accepts(['a', 1])]).toEqual([true, false]);
  const nested = createCompile(true)({ $schema, items: { contains: { const: 1 } } }, []);
  expect([nested.accepts([[1], []]), nested.accepts([[1], [1]])]).toEqual([false, true]);
});
