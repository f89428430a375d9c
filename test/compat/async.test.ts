import { expect, onTestFinished, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';

const text = { type: 'string' };
const unknown = { pointer: '', reason: 'unknown keyword "$async"' };

test.each<[title: string, old: object, next: object, forward: object]>([
  ['a witness without it', text, { $async: true, ...text }, { verdict: 'unproven', reasons: [unknown] }],
  ['a schema that accepts less', text, { $async: true, not: {} }, { verdict: 'unproven', reasons: [unknown] }],
  [
    'one that refers to it',
    text,
    { $ref: '#/$defs/a', $defs: { a: { $async: true, ...text } } },
    { verdict: 'unproven' },
  ],
])('a schema that says $async is compared, and no promise is left behind: %s', async (_, old, next, forward) => {
  const rejected: unknown[] = [];
  const listen = (error: unknown): void => void rejected.push(error);
  process.on('unhandledRejection', listen);
  onTestFinished(() => void process.off('unhandledRejection', listen));
  const comparison = compareSchemas(old, next);
  expect(comparison.backward.verdict).not.toBe('proven');
  expect(comparison.forward).toMatchObject(forward);
  await new Promise((resolve) => setImmediate(resolve));
  expect(rejected).toEqual([]);
});

test('a value that a schema with $async refuses gets the errors of the rest', () => {
  expect(compareSchemas({ type: ['string', 'null'] }, { $async: true, ...text }).backward).toEqual({
    verdict: 'broken',
    witness: null,
    errors: [{ path: '', message: 'must be a string, not null' }],
  });
});
