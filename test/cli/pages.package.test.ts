import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/root.js';
import { cliPath, runCli } from '../lib/run-cli.js';

/*
 * Each page of docs/cli is what `--help` shows, and each of its examples prints what the page says. The files that examples read are in
 * test/cli/files.
 */

const folder = join(root, 'docs/cli');
const pages = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const commands = pages.map(({ file }) => file.slice(0, -'.md'.length)).filter((name) => name !== 'README');

test('each command has a page, and each page a command', () => {
  const folders = readdirSync(join(root, 'src/cli')).filter((name) =>
    existsSync(join(root, 'src/cli', name, `${name}.ts`)),
  );
  const names = folders.filter((name) => name !== 'help');
  expect(names.sort()).toEqual([...commands].sort());
  expect(commands.length).toBeGreaterThan(0);
});

test.each(commands)('`%s --help` shows the words of the page', async (name) => {
  const text = pages.find(({ file }) => file === `${name}.md`)?.text ?? '';
  const { code, stdout, stderr } = await runCli({ args: [name, '--help'] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const textOf = (page: string): string[] => page.match(/[\p{L}\p{N}]+/gu) ?? [];
  const marks = /^```\w+$|\]\([^)]*\)|^\|.*\|\n\|-.*$/gm;
  expect(textOf(stdout)).toEqual(textOf(text.replace(marks, '')));
});

/** README.md and the guides show the command line too. */
const told = ['README.md', ...listPages('docs')].map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

const examples = told.flatMap(({ file, text }) =>
  [...text.matchAll(/```console\n(.*?)```/gs)].map(([, example = '']) => ({ file, example })),
);

test('pages have examples', () => expect(examples.length).toBeGreaterThan(0));

test.each(examples)('an example of $file prints what the page says', ({ example }) => {
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-pages-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  execFileSync('cp', ['-r', `${join(root, 'test/cli/files')}/.`, cwd]);
  const env = { ...process.env, PATH: `${dirname(cliPath())}${delimiter}${process.env.PATH}` };
  // Commands of one block share a shell, so that `$?` is that of the one before.
  const calls = example.split(/^\$ /m).filter((call) => call !== '');
  const script = calls.map((call) => `printf '$ %s\\n' ${quote(call.split('\n')[0] ?? '')}\n${call.split('\n')[0]}`);
  const { stdout } = spawnSync('sh', ['-c', restoring(script)], { cwd, env, encoding: 'utf8' });
  expect(stdout).toBe(example);
});

function listPages(below: string): string[] {
  const files = readdirSync(join(root, below), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.md') && !file.startsWith('.vitepress'))
    .map((file) => join(below, file));
}

const quote = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** Printing the call itself must not change `$?`. */
const restoring = (script: readonly string[]): string =>
  script.map((call) => call.replace(/^(printf .*)\n/, 'code=$?\n$1\n(exit $code)\n')).join('\n');
