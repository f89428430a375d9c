import { afterAll, expect, test } from 'vitest';
import { SchemaBuilder } from './build-check.js';

const builder = new SchemaBuilder();
afterAll(() => builder.remove());

// Each is a form that a step over ajv's code looks for.
test.each([
  'for(let i0=0; i0<len0; i0++){',
  'for(const key0 of Object.keys(data)){',
  'const indices0 = {};',
  'const schema1 = 5;',
  ' schema1.enum',
  'func0.call(schema1.properties, key0)',
  '{instancePath,parentData,parentDataProperty,rootData}',
  ',schemaPath:"#/const",keyword:',
  'hasMoreCodePoints("", 1)',
])('a text that looks like generated code stays as it is: %s', async (text) => {
  const check = await builder.build({
    properties: { list: { enum: [text, 'other'] }, [text]: { const: text } },
    required: [text],
    additionalProperties: false,
  });
  const valid = [{ [text]: text }, { [text]: text, list: text }, { [text]: text, list: 'other' }];
  const invalid = [{}, { [text]: `${text} ` }, { [text]: text, list: '' }, { [text]: text, [`${text} `]: text }];
  expect(valid.map((value) => check(value))).toEqual([true, true, true]);
  expect(invalid.map((value) => check(value))).toEqual([false, false, false, false]);
});
