import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';

test.each<[old: object, next: object, reason: string, message: string]>([
  [
    { type: 'string', minLength: 3 },
    { type: 'string', minLength: { a: 1 } },
    '"minLength" cannot be {"a":1}',
    'must now have at least {"a":1} characters; it had to have at least 3 characters',
  ],
  [
    { type: 'string' },
    { type: 'string', maxLength: { $data: '1/a' } },
    '"maxLength" cannot be {"$data":"1/a"}',
    'must now have at most {"$data":"1/a"} characters',
  ],
  [
    { type: 'object' },
    { type: 'object', required: [{ a: 1 }] },
    '"required" cannot be [{"a":1}]',
    '{"a":1} is now required',
  ],
  [{ type: 'string' }, { type: { a: 1 } }, '"type" cannot be {"a":1}', 'must now be {"a":1}; it had to be a string'],
])('%j → %j is unproven, and every word is JSON', (old, next, reason, message) => {
  const { backward, forward, differences } = compareSchemas(old, next);
  expect([backward.verdict, forward.verdict]).toEqual(['unproven', 'unproven']);
  expect(backward).toMatchObject({ reasons: expect.arrayContaining([{ pointer: '', reason }]) });
  expect(differences.map((each) => each.message)).toEqual([message]);
});
