import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { PROOFS } from '../../vitest.shared.js';
import { root } from '../lib/root.js';

/** The files of tests that a configuration runs, as vitest itself finds them. */
async function filesOf(config: string): Promise<string[]> {
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', '--config', config];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const files: { file: string }[] = JSON.parse(stdout);
  return files
    .map(({ file }) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test-d.ts'));
}

test('each file of tests is in exactly one set', async () => {
  const configs = ['vitest.config.ts', 'vitest.proofs.config.ts', 'vitest.docs.config.ts'];
  const sets = await Promise.all(configs.map(filesOf));
  for (const set of sets) expect(set.length).toBeGreaterThan(0);
  // Also one whose name no set knows, such as `x.spec.ts` or `x.test.mjs`.
  const all = await glob('test/**/*.{test,spec}.{ts,mts,cts,tsx,js,mjs,cjs}', {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  expect(sets.flat().sort()).toEqual(all.sort());
});

test('each place of the proofs holds some, so that none is a slip of the pen', async () => {
  const counts = await Promise.all(
    PROOFS.map(async (place) => ({ place, count: (await glob(place, { cwd: root })).length })),
  );
  expect(counts.filter(({ count }) => count === 0)).toEqual([]);
});
