import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { makeConsumerOf, packagesIn } from './lib/consumer-of.js';
import { toRunnable } from './lib/example.js';
import { root } from './lib/root.js';
import { runNode } from './lib/run-node.js';

const consumer = inject('consumer');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Example {
  readonly title: string;
  readonly code: string;
  readonly language: 'js' | 'ts';
}

/** The fenced blocks of a Markdown page in the languages that can be run. */
function fencedExamples(file: string): Example[] {
  return [...read(file).matchAll(/^```(js|ts)\n(.*?)^```$/gms)].map(([, language, code = ''], i) => ({
    title: `${file}, example ${i + 1}`,
    code,
    language: language as 'js' | 'ts',
  }));
}

/** The `@example` blocks in the docstrings of a source file. */
function docstringExamples(file: string): Example[] {
  return [...read(file).matchAll(/^ \* @example\n((?: \*.*\n)*?) \*\//gm)].map(([, block = '']) => ({
    title: file,
    code: block.replace(/^ \* ?/gm, ''),
    language: 'ts',
  }));
}

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('.vitepress'))
    .map((file) => `docs/${file}`),
];
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('generated'),
);

/** Where an example runs: beside the packages that it shows ours with, or with ours alone. */
const others = makeConsumerOf(consumer);
const folderOf = (code: string): string => (packagesIn(code).length > 0 ? others : consumer);

const examples = [...pages.flatMap(fencedExamples), ...sources.flatMap((file) => docstringExamples(`src/${file}`))];

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

  test.each([
    ['with ours alone', consumer, []],
    // What other packages declare is theirs to check.
    ['beside others', others, ['--skipLibCheck']],
  ])('examples in TypeScript compile as they stand, %s', (_where, folder, more) => {
    const files = examples
      .filter(({ language, code }) => language === 'ts' && folderOf(code) === folder)
      .map(({ code }, i) => ({ name: `example-${i}.mts`, code }));
    expect(files.length).toBeGreaterThan(0);
    for (const { name, code } of files) writeFileSync(join(folder, name), code);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', ...more];
    expect(runNode(folder, tsc, ...options, ...files.map(({ name }) => name))).toEqual({
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
