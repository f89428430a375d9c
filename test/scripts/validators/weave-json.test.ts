import { describe, expect, test } from 'vitest';
import { weaveJson } from '../../../src/compile/weave-json.js';
import { ifThen } from '../../lib/tree.js';

const ANY = { jsonAny: true };
const TEXT = { type: 'string', jsonText: true };
const NULL = { type: 'null' };

describe('weaveJson', () => {
  test.each<[string, object, object]>([
    ['a text', { type: 'string' }, TEXT],
    ['a text or null', { type: ['string', 'null'] }, { type: ['string', 'null'], jsonText: true }],
    [
      'a text of any characters',
      { type: 'string', pattern: '^.$' },
      { type: 'string', pattern: '^.$', jsonText: true },
    ],
    ['base64', { type: 'string', format: 'byte' }, { type: 'string', format: 'byte', jsonText: true }],
    ['an object', { type: 'object' }, { type: 'object', jsonObject: true }],
    [
      'an open object',
      { type: 'object', additionalProperties: true },
      { type: 'object', additionalProperties: true, jsonObject: true },
    ],
    [
      'a closed object',
      { type: 'object', additionalProperties: false },
      { type: 'object', additionalProperties: false, jsonObject: true },
    ],
    [
      'a map',
      { type: 'object', additionalProperties: {} },
      { type: 'object', additionalProperties: ANY, jsonObject: true },
    ],
    ['an array', { type: 'array' }, { type: 'array', items: ANY, jsonItems: true }],
    ['an array of anything', { type: 'array', items: true }, { type: 'array', items: ANY, jsonItems: true }],
    [
      'an array of texts',
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: TEXT, jsonItems: true },
    ],
    ['anything', {}, ANY],
    ['what only has bounds', { minLength: 1 }, { minLength: 1, ...ANY }],
    [
      'a property of any kind',
      { type: 'object', properties: { a: true, b: {} } },
      { type: 'object', properties: { a: ANY, b: ANY }, jsonObject: true },
    ],
    ['a definition', { ...NULL, $defs: { a: { type: 'string' }, b: {} } }, { ...NULL, $defs: { a: TEXT, b: ANY } }],
    [
      'branches, which are no places of their own',
      { allOf: [{ minLength: 1 }, { type: 'string' }] },
      { allOf: [{ minLength: 1 }, TEXT] },
    ],
    ['branches that lead nowhere', { allOf: [{ minLength: 1 }] }, { allOf: [{ minLength: 1 }], ...ANY }],
    ['what applies under a condition', ifThen({}, { type: 'string' }), { ...ifThen({}, TEXT), ...ANY }],
    [
      'what else applies',
      { if: {}, else: { type: 'object' } },
      { if: {}, else: { type: 'object', jsonObject: true }, ...ANY },
    ],
  ])('marks %s', (_what, schema, woven) => {
    expect(weaveJson(schema as Record<string, unknown>)).toEqual(woven);
  });

  test.each<[string, object]>([
    ['what is no text and holds nothing', { type: ['integer', 'boolean', 'null'] }],
    ['texts of ASCII alone', { type: 'string', pattern: '^[a-z]+$' }],
    ['dates', { type: 'string', format: 'date-time' }],
    ['a list of texts', { type: 'string', enum: ['a'] }],
    ['a constant', { const: 'a' }],
    ['a reference, whose target has marks of its own', { $ref: '#/$defs/a' }],
    ['branches with a reference', { allOf: [{ minLength: 1 }, { $ref: '#/$defs/a' }] }],
    ['the union of types', { allOf: [{ unionTypes: { types: ['null', 'boolean'], described: '' } }] }],
    ['a condition', { ...NULL, ...ifThen({ type: 'object', properties: { a: {} }, items: {} }, { minLength: 1 }) }],
    ['names of properties', { ...NULL, propertyNames: { type: 'string' } }],
  ])('does not mark %s', (_what, schema) => {
    expect(weaveJson(schema as Record<string, unknown>)).toEqual(schema);
  });

  test('leaves the schema that it is given as it was', () => {
    const schema = { type: 'array', items: { type: 'object', properties: { a: {} } } };
    const before = structuredClone(schema);
    weaveJson(schema);
    expect(schema).toEqual(before);
  });
});
