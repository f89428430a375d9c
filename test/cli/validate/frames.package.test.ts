import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { type CliOutcome, runCli } from '../../lib/run-cli.js';

const STOP = 'sandbox.stop-request@1';

const validate = (stdin: string, ...args: string[]): Promise<CliOutcome> =>
  runCli({ args: ['validate', STOP, ...args], stdin });

/** One picture of two columns, in four code units. */
const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** Each of these takes two columns; so does 😀, which has two code units. */
const WIDE = /[漢字名前]/gu;
const columnsOf = (text: string): string => text.replace(FLAG, '\0\0').replace(WIDE, '$&\0');

test.each([
  ['wide characters', '{"名前":"漢字😀","sandbox_id":7}'],
  ['flags', '{"🇩🇪":"🇫🇷🇮🇹","sandbox_id":7}'],
  ['marks without a width', '{"e\u0301\u0301":1,"sandbox_id":7}'],
  ['tabs', '{\n\t"x":\t1,\t"sandbox_id":\t7}'],
  ['wide characters in a line that is cut', `{"x":"${'漢'.repeat(500)}","sandbox_id":7,"y":"${'字'.repeat(500)}"}`],
])('the underline stands below the place: %s', async (_, text) => {
  for (const color of ['--no-color', '--color']) {
    const { stdout } = await validate(text, color);
    const plain = stripVTControlCharacters(stdout).split('\n');
    const at = plain.findIndex((line) => line.includes('^'));
    const shown = columnsOf(plain[at - 1] ?? '').replace(/\u0301/g, '');
    expect(shown[plain[at]?.indexOf('^') ?? 0]).toBe('7');
    expect(shown.length).toBeLessThanOrEqual(80);
  }
});

test.each([[], ['--ndjson', '-q']])('--no-frame shows nothing of the input, with %j', async (...options) => {
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-frames-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'x.json'), '{"sandbox_id":998877,"Secret":1}\n');
  const call = ['validate', 'sandbox.stop-request@1', 'x.json', ...options];
  const without = 'x.json:1:15: /sandbox_id: must be a string, not a number\n';
  expect(await runCli({ args: [...call, '--no-frame'], cwd })).toEqual({ code: 1, stdout: without, stderr: '' });
  const frame = '> 1 | {"sandbox_id":998877,"Secret":1}\n    |               ^^^^^^\n';
  expect(await runCli({ args: call, cwd })).toEqual({ code: 1, stdout: `${without}${frame}`, stderr: '' });
});

test('a string of 20 MB is shown by its start', async () => {
  const { code, stdout, stderr } = await validate(`{"sandbox_id":"a","wait":"${'x'.repeat(20_000_000)}"}`);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toBe(
    [
      '-:1:26: /wait: must be a boolean, not a string',
      `> 1 | …ndbox_id":"a","wait":"${'x'.repeat(44)}…`,
      `    |                       ${'^'.repeat(46)}`,
      '',
    ].join('\n'),
  );
});
