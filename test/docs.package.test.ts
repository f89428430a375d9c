import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { ORIGIN } from '../scripts/docs/origin.js';
import { makeConsumerOf, packagesIn } from './lib/consumer-of.js';
import { toRunnable } from './lib/example.js';
import { ownFolder } from './lib/own-folder.js';
import { type Program, programsInPages, STRICTNESS } from './lib/programs.js';
import { root } from './lib/root.js';
import { runNode } from './lib/run-node.js';

const alone = ownFolder();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The `@example` blocks in the docstrings of a source file. */
function docstringExamples(file: string): Program[] {
  return [...read(file).matchAll(/^ \* @example\n((?: \*.*\n)*?) \*\//gm)].map(([, block = '']) => ({
    title: file,
    code: block.replace(/^ \* ?/gm, ''),
    language: 'ts',
  }));
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('generated'),
);

/** Where an example runs: beside the packages that it shows ours with, or with ours alone. */
const others = makeConsumerOf(inject('consumer'));
const folderOf = (code: string): string => (packagesIn(code).length > 0 ? others : alone);

const examples = [...programsInPages(), ...sources.flatMap((file) => docstringExamples(`src/${file}`))];

describe('every example does what its comments say', () => {
  test('examples are found in the README and in the docstrings', () => {
    expect(examples.filter(({ title }) => title.startsWith('README.md')).length).toBeGreaterThanOrEqual(5);
    expect(examples.filter(({ title }) => title.startsWith('src/')).length).toBeGreaterThanOrEqual(6);
  });

  test.each(examples)('$title', ({ code }) => {
    const { script, claims } = toRunnable(code);
    expect(claims).toBeGreaterThan(0);
    const file = /^import /m.test(code) ? 'example.mjs' : 'example.cjs';
    const folder = folderOf(code);
    writeFileSync(join(folder, file), script);
    expect(runNode(folder, file)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  const settings = STRICTNESS.flatMap((strictness) => [
    { where: 'with ours alone', folder: alone, options: [...strictness] },
    // What other packages declare is theirs to check.
    { where: 'beside others', folder: others, options: [...strictness, '--skipLibCheck'] },
  ]);
  test.each(settings)('examples in TypeScript compile as they stand, $where, by $options', ({ folder, options }) => {
    const files = examples
      .filter(({ language, code }) => language === 'ts' && folderOf(code) === folder)
      .map(({ code }, i) => ({ name: `example-${i}.mts`, code }));
    expect(files.length).toBeGreaterThan(0);
    for (const { name, code } of files) writeFileSync(join(folder, name), code);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const args = ['--noEmit', '--module', 'nodenext', '--target', 'es2022', '--pretty', 'false', ...options];
    expect(runNode(folder, tsc, ...args, ...files.map(({ name }) => name))).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });
});

test('the demo prints what the README shows', () => {
  const [, shown] = /```text\n(.*?)```/s.exec(read('README.md')) ?? [];
  expect(execFileSync(process.execPath, ['examples/demo.mjs'], { cwd: root, encoding: 'utf8' })).toBe(shown);
});

test('commands in the README are scripts of the package', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read('README.md').matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('pages lead to the site where the network serves it', () => {
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`);
  const pages = ['README.md', 'CONTRIBUTING.md', ...below].filter((file) => file.endsWith('.md')).map(read);
  const addresses = pages.flatMap((page) => page.match(/https?:\/\/openvibe\.[a-z]+\/docs\S*?(?=[)\s])/g) ?? []);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !address.startsWith(`${ORIGIN}/docs/`))).toEqual([]);
});
