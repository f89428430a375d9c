import { expect, test } from 'vitest';
import { GENERATORS } from '../../scripts/mutate/generators.js';
import type { Kind } from '../../scripts/mutate/mutation.js';
import type { Schema } from '../../src/source/schema.js';

const SURROUNDINGS = {
  targets: [
    { ref: 'a', name: 'x.a@1', shape: '1' },
    { ref: 'b', name: 'x.b@1', shape: '2' },
    { ref: 'c', name: 'x.c@1', shape: '1' },
  ],
  enums: [
    ['a', 'b', 'c'],
    ['c', 'd'],
  ],
};

/** The changes of one kind, each as its place, its words and the schema after it. */
function changesOf(kind: Kind, schema: Schema): string[] {
  const [, generate] = GENERATORS.find(([name]) => name === kind) ?? [];
  return [...(generate?.(schema, SURROUNDINGS) ?? [])].map(
    ({ at, what, to }) => `${at} ${what}: ${JSON.stringify(to)}`,
  );
}

test.each<[Kind, Schema, string[]]>([
  [
    'type',
    { type: 'integer' },
    [
      '/type drop type: {}',
      '/type add "null": {"type":["integer","null"]}',
      '/type add "number": {"type":["number"]}',
      '/type add "string": {"type":["integer","string"]}',
    ],
  ],
  [
    'type',
    { type: ['number', 'null'] },
    [
      '/type drop type: {}',
      '/type/0 drop "number": {"type":["null"]}',
      '/type/1 drop "null": {"type":["number"]}',
      '/type add "boolean": {"type":["number","null","boolean"]}',
      '/type add "string": {"type":["number","null","string"]}',
      '/type add "array": {"type":["number","null","array"]}',
      '/type add "object": {"type":["number","null","object"]}',
      '/type "number" → "integer": {"type":["integer","null"]}',
    ],
  ],
  [
    'values',
    { enum: ['a', 'b'] },
    [
      '/enum drop enum: {}',
      '/enum/0 drop "a": {"enum":["b"]}',
      '/enum/1 drop "b": {"enum":["a"]}',
      '/enum add "A": {"enum":["a","b","A"]}',
      '/enum add "c": {"enum":["a","b","c"]}',
    ],
  ],
  ['const', { const: true }, ['/const drop const: {}', '/const true → false: {"const":false}']],
  ['const', { const: 1 }, ['/const drop const: {}', '/const 1 → 2: {"const":2}']],
  ['const', { const: 'a' }, ['/const drop const: {}', '/const "a" → "A": {"const":"A"}']],
  [
    'bound',
    { type: 'integer', maxLength: 0, minimum: 0 },
    [
      '/maxLength drop maxLength: {"type":"integer","minimum":0}',
      '/maxLength 0 → 1: {"type":"integer","maxLength":1,"minimum":0}',
      '/minimum drop minimum: {"type":"integer","maxLength":0}',
      '/minimum 0 → -1: {"type":"integer","maxLength":0,"minimum":-1}',
      '/minimum 0 → 1: {"type":"integer","maxLength":0,"minimum":1}',
    ],
  ],
  [
    'bound',
    { type: 'number', exclusiveMaximum: 5 },
    [
      '/exclusiveMaximum drop exclusiveMaximum: {"type":"number"}',
      '/exclusiveMaximum 5 → 4: {"type":"number","exclusiveMaximum":4}',
      '/exclusiveMaximum 5 → 6: {"type":"number","exclusiveMaximum":6}',
      '/exclusiveMaximum exclusiveMaximum → maximum: {"type":"number","maximum":5}',
    ],
  ],
  ['bound', { maximum: 2 ** 60 }, ['/maximum drop maximum: {}']],
  ['pattern', { pattern: '^' }, ['/pattern drop pattern: {}', '/pattern → : {"pattern":""}']],
  ['format', { format: 'date-time' }, ['/format drop format: {}']],
  ['format', { format: 'int32' }, ['/format drop format: {}', '/format int32 → int64: {"format":"int64"}']],
  ['format', { format: 'uint64' }, ['/format drop format: {}', '/format uint64 → uint32: {"format":"uint32"}']],
  [
    'required',
    { properties: { a: {}, b: {}, c: {} }, required: ['a', 'b'] },
    [
      '/required drop required: {"properties":{"a":{},"b":{},"c":{}}}',
      '/required/0 drop "a": {"properties":{"a":{},"b":{},"c":{}},"required":["b"]}',
      '/required/1 drop "b": {"properties":{"a":{},"b":{},"c":{}},"required":["a"]}',
      '/required require "c": {"properties":{"a":{},"b":{},"c":{}},"required":["a","b","c"]}',
    ],
  ],
  [
    'property',
    { properties: { 'a/b': { const: 1 } } },
    [
      '/properties drop properties: {}',
      '/properties/a~1b allow anything: {"properties":{"a/b":{}}}',
      '/properties/a~1b forbid: {"properties":{"a/b":false}}',
    ],
  ],
  ['object', { additionalProperties: false }, ['/additionalProperties drop additionalProperties: {}']],
  [
    'object',
    { additionalProperties: { const: 1 }, propertyNames: { const: 'a' }, type: 'object' },
    [
      '/additionalProperties drop additionalProperties: {"propertyNames":{"const":"a"},"type":"object"}',
      '/propertyNames drop propertyNames: {"additionalProperties":{"const":1},"type":"object"}',
      '/additionalProperties close: {"additionalProperties":false,"propertyNames":{"const":"a"},"type":"object"}',
    ],
  ],
  [
    'array',
    { items: { const: 1 }, uniqueItems: true },
    ['/items drop items: {"uniqueItems":true}', '/uniqueItems drop uniqueItems: {"items":{"const":1}}'],
  ],
  [
    'condition',
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
    { if: { const: 1 }, then: { const: 2 }, else: { const: 3 } },
    [
      '/if drop if, then, else: {}',
      '/then drop then: {"if":{"const":1},"else":{"const":3}}',
      '/else drop else: {"if":{"const":1},"then":{"const":2}}',
      '/if holds always: {"if":true,"then":{"const":2},"else":{"const":3}}',
      '/if holds never: {"if":false,"then":{"const":2},"else":{"const":3}}',
    ],
  ],
  ['ref', { $ref: 'a' }, ['/$ref drop $ref: {}', '/$ref x.a@1 → x.b@1: {"$ref":"b"}']],
  [
    'union',
    { anyOf: [{ const: 1 }, { const: 2 }], allOf: [{ const: 3 }] },
    [
      '/anyOf drop anyOf: {"allOf":[{"const":3}]}',
      '/anyOf/0 drop branch 1: {"anyOf":[{"const":2}],"allOf":[{"const":3}]}',
      '/anyOf/1 drop branch 2: {"anyOf":[{"const":1}],"allOf":[{"const":3}]}',
      '/allOf drop allOf: {"anyOf":[{"const":1},{"const":2}]}',
    ],
  ],
  [
    'rule',
    { 'x-rules': [{ id: 'a', when: { const: 1 }, must: { const: 2 } }] },
    ['/x-rules/0 drop the rule: {"x-rules":[]}', '/x-rules/0 drop when: {"x-rules":[{"id":"a","must":{"const":2}}]}'],
  ],
  [
    'rule',
    { 'x-uniqueBy': '/name', 'x-maxBytes': 10 },
    [
      '/x-uniqueBy drop x-uniqueBy: {"x-maxBytes":10}',
      '/x-maxBytes drop x-maxBytes: {"x-uniqueBy":"/name"}',
      '/x-maxBytes 10 → 20: {"x-uniqueBy":"/name","x-maxBytes":20}',
      '/x-maxBytes 10 → 0: {"x-uniqueBy":"/name","x-maxBytes":0}',
    ],
  ],
])('makes every change of the kind %s', (kind, schema, changes) => {
  expect(changesOf(kind, schema)).toEqual(changes);
});

test('a generator makes nothing of a schema without its keyword', () => {
  for (const [kind] of GENERATORS) expect(changesOf(kind, {})).toEqual([]);
});
