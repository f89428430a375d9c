import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.js';

const HEAD = "import { afterAll, beforeAll, describe, expect, test } from 'vitest';\n";
const PASSES = "test('passes', () => expect(1).toBe(1));\n";

interface Sample {
  readonly files: Readonly<Record<string, string>>;
  readonly config?: string;
  readonly complete?: boolean;
}

/** Runs vitest on files in a folder of their own, and gives the last line and the exit code. */
function run({ files, config = '', complete = false }: Sample): Promise<{ line: string | undefined; code: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const reporter = JSON.stringify([
    join(root, 'test/lib/count-reporter.ts'),
    { complete: complete ? ['proofs'] : ['others'] },
  ]);
  const test = `name: 'proofs', include: ['*.test.ts'], maxWorkers: 1, reporters: ['default', ${reporter}], ${config}`;
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: { ${test} } };\n`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env: { ...process.env, CI: '1' } }, (error, stdout) => {
      resolve({ line: stdout.trimEnd().split('\n').at(-1), code: error ? Number(error.code) : 0 });
    });
  });
}

const only = (code: string): Sample['files'] => ({ 'a.test.ts': HEAD + code });
const types = "typecheck: { enabled: true, include: ['*.test-d.ts'], tsconfig: './tsconfig.json' }";
const tsconfig =
  '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "nodenext" } }';
const skips = `test('needs a tool', ({ skip }) => skip('no fish here'));\n`;
const lacksSuite = `test('suite', ({ skip }) => skip('the official JSON Schema test suite is absent: set X'));\n`;

test.concurrent.each<[string, Sample, string]>([
  ['passes', { files: only(PASSES) }, '1 passed, 0 failed'],
  ['a test that fails', { files: only(`${PASSES}test('b', () => expect(1).toBe(2));`) }, '1 passed, 1 failed'],
  ['a file that throws', { files: { ...only(PASSES), 'b.test.ts': "throw new Error('no');" } }, '1 passed, 1 failed'],
  ['a file that does not parse', { files: { ...only(PASSES), 'b.test.ts': 'const = 1;' } }, '1 passed, 1 failed'],
  ['a file without a test', { files: { ...only(PASSES), 'b.test.ts': 'export {};' } }, '1 passed, 1 failed'],
  [
    'a hook before a file',
    { files: only(`beforeAll(() => { throw new Error('no'); });${PASSES}`) },
    '0 passed, 1 failed, 1 skipped',
  ],
  [
    'a hook after a file',
    { files: only(`afterAll(() => { throw new Error('no'); });${PASSES}`) },
    '1 passed, 1 failed',
  ],
  [
    'a hook of a group',
    { files: only(`${PASSES}describe('g', () => { afterAll(() => { throw new Error('no'); }); ${PASSES} });`) },
    '2 passed, 1 failed',
  ],
  [
    'an error that nobody caught',
    {
      files: only(
        `test('a', async () => { void Promise.reject(new Error('no')); await new Promise((r) => setTimeout(r, 50)); });`,
      ),
    },
    '1 passed, 1 failed',
  ],
  [
    'a type that is wrong in a test of types',
    {
      files: {
        'tsconfig.json': tsconfig,
        'a.test-d.ts': "import { expectTypeOf, test } from 'vitest';\ntest('t', () => expectTypeOf(1).toBeString());",
      },
      config: types,
    },
    '0 passed, 1 failed',
  ],
  [
    'a type that is wrong in a source',
    {
      files: {
        'tsconfig.json': tsconfig,
        'a.ts': "export const a: number = 'a';",
        'a.test-d.ts': "import { expectTypeOf, test } from 'vitest';\ntest('t', () => expectTypeOf(1).toBeNumber());",
      },
      config: types,
    },
    '1 passed, 1 failed',
  ],
  [
    'a global setup that throws',
    {
      files: { ...only(PASSES), 'setup.ts': "export function setup() { throw new Error('no'); }" },
      config: "globalSetup: './setup.ts'",
    },
    '0 passed, 1 failed',
  ],
  ['no file at all', { files: {} }, '0 passed, 1 failed'],
  ['a skipped test', { files: only(PASSES + skips) }, '1 passed, 0 failed, 1 skipped'],
  ['a skipped test where all must run', { files: only(PASSES + skips), complete: true }, '1 passed, 1 failed'],
  [
    'and the one that may be skipped there',
    { files: only(PASSES + lacksSuite), complete: true },
    '1 passed, 0 failed, 1 skipped',
  ],
])('counts %s', async (_what, sample, line) => {
  const { code, ...said } = await run(sample);
  expect(said).toEqual({ line });
  expect(code === 0).toBe(/ 0 failed/.test(line));
});
