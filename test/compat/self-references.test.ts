import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';

const reasonOf = (side: string): string =>
  `the ${side} schema refers to itself here without looking at a part of the value, so it has no meaning`;

test.each([
  ['not', { not: { $ref: '#' } }, ''],
  ['allOf', { allOf: [{ $ref: '#' }] }, ''],
  ['anyOf', { anyOf: [{ type: 'string' }, { $ref: '#' }] }, ''],
  [
    'a definition read behind a part first',
    { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { if: { $ref: '#/$defs/a' } } } },
    '/$defs/a',
  ],
])('a schema that refers to itself through %s is refused with its name', (_, schema, pointer) => {
  for (const other of [{ type: 'string' }, false]) {
    const unproven = (side: string) => ({ verdict: 'unproven', reasons: [{ pointer, reason: reasonOf(side) }] });
    const [old, next] = [unproven('old'), unproven('new')];
    expect(compareSchemas(schema, other)).toEqual({ backward: old, forward: old, differences: [] });
    expect(compareSchemas(other, schema)).toEqual({ backward: next, forward: next, differences: [] });
  }
});

test('a schema that refers to itself for a part of the value is compared', () => {
  const list = { type: 'object', properties: { next: { $ref: '#' } } };
  expect(compareSchemas(list, list).backward).toEqual({ verdict: 'proven' });
});
