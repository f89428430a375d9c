import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.js';

/** The rows of the tables in SECURITY.md whose last column says what they are tested by. */
function readPromises(text: string): { readonly promise: string; readonly tests: readonly string[] }[] {
  const tables = text.split(/\n\n+/).filter((block) => /^\|.*\| tested by \|\n/.test(block));
  return tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => {
        const [promise = '', testedBy = ''] = row.split(/ \| (?=[^|]*\|$)/);
        return {
          promise: promise.slice(2),
          tests: [...testedBy.matchAll(/`(test\/[^`]*)`/g)].map(([, file = '']) => file),
        };
      }),
  );
}

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const promises = readPromises(text);

describe('SECURITY.md', () => {
  test('makes promises in each part that says what holds, and names their tests', () => {
    const parts = text.split(/^## /m).slice(1);
    const titles = parts.filter((part) => part.includes('`test/')).map((part) => part.slice(0, part.indexOf('\n')));
    expect(titles).toEqual(['What is promised', 'How a text is read', 'The command line', 'What ships', 'Limits']);
    expect(promises.length).toBeGreaterThan(30);
  });

  test('names only files that there are', () => {
    const named = [...text.matchAll(/`(test\/[^`]*)`/g)].map(([, file = '']) => file);
    expect(named.filter((file) => !statSync(join(root, file), { throwIfNoEntry: false })?.isFile())).toEqual([]);
  });

  test.each(promises)('names a test of its own for: $promise', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const file of tests) expect(file).toMatch(/\.test\.ts$/);
  });

  test('promises nothing twice', () => {
    expect(new Set(promises.map(({ promise }) => promise)).size).toBe(promises.length);
  });
});
