import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consoleExamples, runConsole } from '../lib/console-example.js';
import { root } from '../lib/root.js';
import { runCli } from '../lib/run-cli.js';

/*
 * Each page of docs/cli is what `--help` shows, and each of its examples prints what the page says. The files that examples read are in
 * test/cli/files.
 */

const folder = join(root, 'docs/cli');
const pages = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const commands = pages.map(({ file }) => file.slice(0, -'.md'.length)).filter((name) => name !== 'README');

test('each command has a page, and each page a command', () => {
  const files = readdirSync(join(root, 'src/cli')).filter((file) => file.endsWith('.ts'));
  const names = files.map((file) => file.slice(0, -'.ts'.length)).filter((name) => !['main', 'help'].includes(name));
  expect(names.sort()).toEqual([...commands].sort());
  expect(commands.length).toBeGreaterThan(0);
});

test.each(commands)('`%s --help` shows the words of the page', async (name) => {
  const text = pages.find(({ file }) => file === `${name}.md`)?.text ?? '';
  const { code, stdout, stderr } = await runCli({ args: [name, '--help'] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const wordsOf = (page: string): string[] => page.match(/[\p{L}\p{N}]+/gu) ?? [];
  const marks = /^```\w+$|\]\([^)]*\)|^\|.*\|\n\|-.*$/gm;
  expect(wordsOf(stdout)).toEqual(wordsOf(text.replace(marks, '')));
});

const examples = pages.flatMap(({ file, text }) => consoleExamples(text).map((example) => ({ file, example })));

test('pages have examples', () => expect(examples.length).toBeGreaterThan(0));

test.each(examples)('an example of $file prints what the page says', ({ example }) => {
  expect(runConsole(example)).toBe(example);
});
