import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HOSTILE, obeyed } from './hostile-texts.js';

/*
 * The commands that show what the package holds, run in a copy of it whose contracts are a stranger's: names, owners, titles, descriptions,
 * types, patterns and fixtures. What a review let pass is shown so that nobody obeys it, too.
 */

const NAME = 'platform.workload-requirements@1';
const ALL = Object.values(HOSTILE).join(' | ');
/** Some part that is in each output, however it is escaped. */
const MARK = 'stop-commands';
let folder = '';

/** What is made hostile in the copy, by file: parts of JSON texts, which code holds in strings. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  'dist/chunks/catalog.cjs': ['"platform.runtime-class@1"', '"owner":"platform"', '"PlatformWorkloadRequirements"'],
  'schemas/platform/workload-requirements.v1.json': ['How soon somebody needs the answer', '"stateful-partition"'],
  'dist/cli/show.cjs': [
    'What a workload asks of the place where it runs',
    'How soon somebody needs the answer',
    '["kind","string"',
    'export interface PlatformWorkloadRequirements',
    '"It has no other fields."',
  ],
};

const asWritten = (text: string, backslash: string): string =>
  [...Array(text.length).keys()]
    .map((i) => `${backslash}u${text.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-hostile-'));
  const installed = join(inject('consumer'), 'node_modules/openvibe-contracts');
  for (const part of ['dist', 'package.json', 'fixtures/platform', 'schemas']) {
    cpSync(join(installed, part), join(folder, part), { recursive: true });
  }
  for (const [file, parts] of Object.entries(REPLACED)) {
    const text = readFileSync(join(folder, file), 'utf8');
    const backslash = file.endsWith('.json') ? '\\' : '\\\\';
    const hostile = parts.reduce((done, part) => {
      if (!done.includes(part)) throw new Error(`${file} does not hold ${part}`);
      const end = part.endsWith('"') ? -1 : part.length;
      return done.replaceAll(part, `${part.slice(0, end)} ${asWritten(ALL, backslash)}${part.slice(end)}`);
    }, text);
    writeFileSync(join(folder, file), hostile);
  }
  const cases = join(folder, 'fixtures/platform/workload-requirements.v1');
  for (const kind of ['valid', 'rejected', 'rule-violations']) {
    mkdirSync(join(cases, kind), { recursive: true });
    for (const text of Object.values(HOSTILE)) {
      writeFileSync(join(cases, kind, `${text.replaceAll('/', '_')}.json`), JSON.stringify({ [text]: text }));
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);
const tell = async (args: readonly string[]): Promise<string> => {
  const { stdout, stderr } = await run(process.execPath, [join(folder, 'dist/cli/main.cjs'), ...args], {
    env: { ...process.env, FORCE_COLOR: '' },
  });
  expect(stderr).toBe('');
  return stdout;
};

test.each([
  [['list']],
  [['list', '--json']],
  [['show', NAME]],
  [['show', NAME, '--json']],
  [['show', NAME, '--schema']],
  [['show', NAME, '--type']],
  [['show', NAME, '--fixtures']],
  [['fixtures', NAME]],
])('%j', async (args) => {
  const plain = await tell(args);
  expect(plain).toContain(MARK);
  expect(obeyed(plain)).toEqual([]);
  // Our own colours are all that a terminal gets.
  const colored = await tell([...args, '--color']);
  expect(colored).not.toContain('x\x1b[31mred');
  expect(obeyed(colored.replace(/\p{Cc}\[\d+m/gu, ''))).toEqual([]);
});

test.each(['bash', 'zsh', 'fish'])('completion of %s offers no name that a shell could obey', async (shell) => {
  const script = await tell(['completion', shell, '--color']);
  expect(script).toContain(NAME);
  expect(script).not.toContain(MARK);
  expect(obeyed(script)).toEqual([]);
});

test('what is JSON reads as it was', async () => {
  const [first] = JSON.parse(await tell(['list', '--json'])).filter(({ name }: { name: string }) => name === NAME);
  expect(first).toMatchObject({ owner: `platform ${ALL}`, title: `PlatformWorkloadRequirements ${ALL}` });
  const { valid } = JSON.parse(await tell(['fixtures', NAME]));
  const values = valid.map(({ value }: { value: unknown }) => value);
  for (const text of Object.values(HOSTILE)) expect(values).toContainEqual({ [text]: text });
  expect((await tell(['show', NAME, '--schema'])).includes(MARK)).toBe(true);
});
