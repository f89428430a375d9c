import { describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/testing/generator/parts.js';
import { ifThen } from '../../lib/tree.js';
import { kinds, made } from './made.js';

const object = (properties: object, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});

describe('values for schemas that all hold', () => {
  test.each<[string, unknown[], string[]]>([
    ['the types that all accept', [{ type: ['null', 'boolean'] }, { type: ['null', 'string'] }], ['null']],
    ['the values that all list', [{ enum: ['a', 'b', 1] }, { enum: ['b', 1, 2], type: 'integer' }], ['1']],
    [
      'whole numbers where one asks for them',
      [{ type: 'number' }, { type: 'integer', minimum: 1, maximum: 2 }],
      ['1', '2'],
    ],
    [
      'the strictest bounds',
      [
        { type: 'integer', minimum: 1, exclusiveMaximum: 9 },
        { maximum: 3, exclusiveMinimum: 2 },
      ],
      ['3'],
    ],
    ['all members of allOf', [{ allOf: [{ type: 'boolean' }, { const: true }] }], ['true']],
    ['the branches of a union', [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, { type: 'string' }], ['"a"', '"b"']],
    [
      'both unions of one schema',
      [{ anyOf: [{ const: 1 }, { const: 2 }], oneOf: [{ const: 2 }, { const: 3 }] }],
      ['2'],
    ],
    ['what a rule asks of all', [{ enum: [1, 2], 'x-rules': [{ id: 'a', must: { const: 2 } }] }], ['2']],
    ['no item twice', [{ type: 'array', items: { const: 1 }, uniqueItems: true, minItems: 1 }], ['[1]']],
    [
      'no key twice',
      [{ type: 'array', items: object({ a: { const: 1 } }), 'x-uniqueBy': '/a', minItems: 1 }],
      ['[{"a":1}]'],
    ],
    ['empty lists where no item can be', [{ type: 'array', items: false }], ['[]']],
    [
      'fields that a schema beside it describes',
      [object({ a: { enum: [1, 2] } }), { properties: { a: { const: 2 } } }],
      ['{"a":2}'],
    ],
    ['no field that cannot be', [object({ a: false, b: { const: 1 } }, ['b'])], ['{"b":1}']],
    [
      'names of a dictionary',
      [{ type: 'object', additionalProperties: { const: 1 }, propertyNames: { enum: ['k'] }, minProperties: 1 }],
      ['{"k":1}'],
    ],
  ])('%s', (_what, schemas, expected) => {
    expect(kinds(made(schemas))).toEqual(expected);
  });

  test('take both ways of a condition', () => {
    const schema = {
      ...object({ kind: { enum: ['a', 'b'] }, note: { const: 1 } }, ['kind']),
      ...ifThen({ properties: { kind: { const: 'a' } } }, { required: ['note'] }),
      else: { properties: { note: false } },
    };
    expect(kinds(made([schema]))).toEqual(
      // The second is none: that `if` holds there shows in the whole value.
      ['{"kind":"a","note":1}', '{"kind":"a"}', '{"kind":"b"}'],
    );
  });

  test.each<[string, unknown]>([
    ['false', false],
    ['types without a common one', { type: 'null', allOf: [{ type: 'string' }] }],
    ['bounds that cross', { type: 'integer', minimum: 2, maximum: 1 }],
    ['lengths that cross', { type: 'string', minLength: 2, maxLength: 1 }],
    ['a required field that cannot be', object({ a: false })],
    ['a list that needs an item that cannot be', { type: 'array', items: false, minItems: 1 }],
    ['a shape that needs itself', { $ref: '#/endless' }],
  ])('there are none for %s', (_what, schema) => {
    expect(made([schema], { '#/endless': object({ again: { $ref: '#/endless' } }) })).toBeUndefined();
  });

  test('end where a shape may contain itself', () => {
    const tree = object({ name: { const: 1 }, children: { type: 'array', items: { $ref: '#/tree' } } });
    const texts = kinds(made([{ $ref: '#/tree' }], { '#/tree': tree })) ?? [];
    expect(texts.filter((text) => text.includes('[{'))).not.toEqual([]);
    expect(texts.filter((text) => text.includes('[{"name":1,"children":[{'))).toEqual([]);
  });

  test('are of every JSON type where nothing is asked', () => {
    const types = new Set(
      (made([{}]) ?? []).map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)),
    );
    expect([...types].sort()).toEqual(['array', 'boolean', 'null', 'number', 'object', 'string']);
  });
});
