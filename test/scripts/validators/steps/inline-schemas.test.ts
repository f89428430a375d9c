import { expect, test } from 'vitest';
import { inlineSchemas } from '../../../../src/compile/steps/inline-schemas.js';
import { apply, asText } from './apply.js';

const of = (schema: unknown, code: string): string => `const schema12 = ${JSON.stringify(schema)};${code}`;

test.each<[string, string, string]>([
  ['a property', of({ enum: ['a', 1] }, 'f(schema12.enum)'), 'f(["a",1])'],
  ['a property with a name of any kind', of({ properties: { 'a-b': 1 } }, 'f(schema12.properties["a-b"])'), 'f(1)'],
  ['a property with a quote in its name', of({ 'a"b': 1 }, String.raw`f(schema12["a\"b"])`), 'f(1)'],
  ['an item', of({ allOf: [{ const: 'a' }, { const: 'b' }] }, 'f(schema12.allOf[1].const)'), 'f("b")'],
  ['null', of({ const: null }, 'f(schema12.const)'), 'f(null)'],
  ['a schema with code in its texts', of({ const: 'a;const schema12 = {}' }, 'g()'), 'g()'],
  ['several schemas', `${of({ a: 1 }, '')}const schema13 = {"a":2};f(schema12.a, schema13.a)`, 'f(1, 2)'],
  ['no schema', 'f(data)', 'f(data)'],
])('writes in place the values of %s', (_what, code, expected) => {
  expect(apply(inlineSchemas, code)).toBe(expected);
});

test.each([
  ['a text that looks like a schema and a look at it', asText('const schema1 = {"a":1};f(schema1.a)')],
  ['a property of such a name', 'f(data.schema1.a)'],
  ['a variable that ends so', 'f(myschema1.a)'],
])('leaves alone %s', (_what, code) => {
  expect(apply(inlineSchemas, of({ a: 1 }, code))).toBe(code);
});

test.each([
  ['nothing', of({ a: { b: 1 } }, 'f(schema12.a.c)'), '.a.c'],
  ['what lies past a scalar', of({ a: 1 }, 'f(schema12.a.b.c)'), '.a.b.c'],
  ['an unknown schema', 'f(schema12.a)', '.a'],
])('throws where the code reads %s', (_what, code, path) => {
  expect(() => apply(inlineSchemas, code)).toThrow(`ajv's code reads ${path} of a schema, where nothing stands`);
});
