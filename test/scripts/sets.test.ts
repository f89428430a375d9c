import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { PACKAGE, PROOFS } from '../../vitest.shared.js';
import { root } from '../lib/root.js';

/** The files of tests by the project that runs them, as vitest itself finds them. */
async function filesByProject(): Promise<Map<string, string[]>> {
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const files: { file: string; projectName: string }[] = JSON.parse(stdout);
  const byProject = new Map<string, string[]>();
  for (const { file, projectName } of files) {
    const list = byProject.get(projectName) ?? [];
    byProject.set(projectName, [...list, relative(root, file).replaceAll('\\', '/')].sort());
  }
  return byProject;
}

test('each file of tests is in exactly one project', async () => {
  const { built, ...projects } = Object.fromEntries(await filesByProject());
  expect(Object.keys(projects).sort()).toEqual(['package', 'proofs', 'site', 'types', 'unit']);
  // Also one whose name no project knows, such as `x.spec.ts` or `x.test.mjs`.
  const all = await glob('test/**/*.{test,spec,test-d}.{ts,mts,cts,tsx,js,mjs,cjs}', {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  expect(Object.values(projects).flat().sort()).toEqual(all.sort());
  // The one project that runs files of another: those of the sources, on what is built of them.
  expect(built).toEqual(projects.unit);
});

test('each place of a project holds some, so that none is a slip of the pen', async () => {
  const counts = await Promise.all(
    [...PACKAGE, ...PROOFS].map(async (place) => ({ place, count: (await glob(place, { cwd: root })).length })),
  );
  expect(counts.filter(({ count }) => count === 0)).toEqual([]);
});
