import { describe, expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';
import { verdicts } from './verdicts.js';

describe('a pointer', () => {
  test.each([
    ['into const', '#/$defs/a/const', { const: { type: 'integer' } }],
    ['into examples', '#/$defs/a/examples/0', { examples: [{ type: 'integer' }] }],
    ['to a list of schemas', '#/$defs/a/allOf', { allOf: [{ type: 'integer' }] }],
    ['to a map of schemas', '#/$defs/a/properties', { properties: { type: {} } }],
    ['to the length of a list', '#/$defs/a/allOf/length', { allOf: [{ type: 'integer' }] }],
    ['past a second number sign', '#/$defs/a#b', { type: 'integer' }],
  ])('%s leads to no schema', (_, $ref, a) => {
    const { backward, forward } = compareSchemas({ $ref, $defs: { a } }, { type: 'integer' });
    expect([backward.verdict, forward.verdict]).toEqual(['unproven', 'unproven']);
    expect(backward).toMatchObject({ reasons: [{ reason: `"$ref" leads to no schema: "${$ref}"` }, {}] });
  });

  test.each([
    ['through keywords', '#/$defs/a/properties/const/items', { properties: { const: { items: { type: 'integer' } } } }],
    [
      'to what is called as a keyword',
      '#/$defs/a/properties/properties',
      { properties: { properties: { type: 'integer' } } },
    ],
    ['into an unknown keyword', '#/$defs/a/shown/0/b', { shown: [{ b: { type: 'integer' } }] }],
    ['with escapes', '#/$defs/a/properties/%25~0~1%23', { properties: { '%~/#': { type: 'integer' } } }],
  ])('%s leads to a schema', (_, $ref, a) => {
    expect(verdicts({ $ref, $defs: { a } }, { type: 'integer' })).toBe('proven proven');
  });

  test('a number sign belongs to the name behind the first one', () => {
    const $defs = { a: { type: 'string' }, 'a#b': { type: 'integer' } };
    expect(verdicts({ $ref: '#/$defs/a#b', $defs }, { type: 'integer' })).toBe('proven proven');
  });
});
