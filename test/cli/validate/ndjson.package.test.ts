import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type CliOutcome, runCli } from '../../lib/run-cli.js';

const STOP = 'sandbox.stop-request@1';
const GOOD = '{"sandbox_id":"a"}';

const validate = (stdin: string | Uint8Array, ...args: string[]): Promise<CliOutcome> =>
  runCli({ args: ['validate', STOP, '--ndjson', ...args], stdin });

const speed = (values: string, invalid: string): unknown =>
  expect.stringMatching(new RegExp(`^${values} values, ${invalid} invalid, [\\d,]+ lines/s\\n$`));

test('validates each line, names it, and says how fast it went', async () => {
  expect(await validate(`${GOOD}\n\n{"sandbox_id":7}\r\n${GOOD}`)).toEqual({
    code: 1,
    stdout: '-:3:15: /sandbox_id: must be a string, not a number\n> 3 | {"sandbox_id":7}\n    |               ^\n',
    stderr: speed('3', '1'),
  });
  expect(await validate(`${GOOD}\n`, '-q')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('gives a record for each line, none for empty ones', async () => {
  const { code, stdout } = await validate(`${GOOD}\n\n${GOOD}\n[]\n{`, '--json');
  expect(code).toBe(2);
  expect(JSON.parse(stdout).map(({ line, valid }: { line: number; valid: boolean }) => [line, valid])).toEqual([
    [1, true],
    [3, true],
    [4, false],
    [5, false],
  ]);
  for (const { line, errors } of JSON.parse(stdout)) for (const error of errors) expect(error.line).toBe(line);
});

test('one line that is not UTF-8 leaves the others as they are', async () => {
  const bytes = Buffer.concat([Buffer.from(`${GOOD}\n"`), Buffer.of(0xff), Buffer.from(`"\n${GOOD}\n`)]);
  const { code, stdout } = await validate(bytes, '--json');
  expect(code).toBe(2);
  const records = JSON.parse(stdout);
  expect(records.map(({ valid }: { valid: boolean }) => valid)).toEqual([true, false, true]);
  expect(records[1].errors).toMatchObject([
    { keyword: 'json', params: { problem: 'invalid-utf8' }, line: 2, column: 2 },
  ]);
});

test('no line ends a file, whatever is wrong with it', async () => {
  const lines = [
    `["\\n",${'{},'.repeat(1_000_001)}1]`,
    '['.repeat(100_000),
    '{"a\\',
    `{"\\u000a${'k'.repeat(20_000)}":[1e400,{}`,
    '9'.repeat(100_000),
  ];
  const { code, stdout } = await validate(`${lines.join('\n')}\n${GOOD}\n`, '--json');
  expect(code).toBe(2);
  const records = JSON.parse(stdout).map(({ line, errors }: { line: number; errors: { params: object }[] }) => [
    line,
    errors.map(({ params }) => params),
  ]);
  expect(records).toEqual([
    [1, [{ problem: 'too-large' }]],
    [2, [{ problem: 'too-deep' }]],
    [3, [{ problem: 'syntax' }]],
    [4, [{ problem: 'syntax' }]],
    [5, [{ problem: 'unsafe-number' }]],
    [6, []],
  ]);
});

test('characters that fall on the border of two reads stay whole', async () => {
  const line = JSON.stringify({ sandbox_id: '€'.repeat(50) });
  const { code, stderr } = await validate(`${line}\n`.repeat(5000));
  expect({ code, stderr }).toEqual({ code: 0, stderr: speed('5,000', '0') });
});

test('of several files each is named, and one without a value is a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-ndjson-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.ndjson'), `${GOOD}\n7\n`);
  writeFileSync(join(folder, 'b.ndjson'), '\n\n');
  const args = ['validate', STOP, '--ndjson', 'a.ndjson', 'b.ndjson', 'c.ndjson', '--format', 'github'];
  expect(await runCli({ args, cwd: folder })).toEqual({
    code: 2,
    stdout: [
      `::error file=a.ndjson,line=2,col=1,title=${STOP}::the value: must be an object, not a number`,
      `::error file=b.ndjson,title=${STOP}::the value: holds no value`,
      `::error file=c.ndjson,title=${STOP}::the value: could not be read: no such file or directory`,
      '',
    ].join('\n'),
    stderr: expect.stringMatching(
      /^openvibe-contracts: b\.ndjson holds no value\nopenvibe-contracts: c\.ndjson could not be read: no such file or directory\n2 values, 1 invalid, /,
    ),
  });
});

test('a long line is shown around the place, cut to the width of a terminal', async () => {
  const line = JSON.stringify({ [`${'x'.repeat(500)}`]: 1, sandbox_id: 7, z: 'y'.repeat(500) });
  const { stdout } = await validate(line);
  const lines = stdout.split('\n');
  expect(lines.filter((each) => each.startsWith('> 1 | ')).every((each) => each.length <= 80)).toBe(true);
  const at = lines.findIndex((each) => each.includes('/sandbox_id: must be a string'));
  const [shown = '', marked = ''] = lines.slice(at + 1);
  expect(shown[marked.indexOf('^')]).toBe('7');
});

test('white space alone is no value, in whatever bytes the lines around it are', async () => {
  const blank = '\r\n   \t \r\n';
  const bytes = Buffer.concat([
    Buffer.from(`${GOOD}${blank}${blank}"`),
    Buffer.of(0xe2, 0x82),
    Buffer.from(`"\r\n${blank}`),
  ]);
  expect((await validate(`${GOOD}${blank}${blank}`)).stderr).toMatch(/^1 value, 0 invalid, /);
  expect((await validate(bytes)).stderr).toMatch(/^2 values, 1 invalid, /);
});

/** The first place of a line and what is said there, each with two good lines before it. */
test.each([
  {
    name: 'a key given twice',
    line: '{"sandbox_id":"a","sandbox_id":"b"}',
    at: 19,
    says: '/sandbox_id: is a key given before, in line 3; give each key once',
  },
  {
    name: 'a key given twice behind a carriage return',
    line: '{"sandbox_id":"a",\r"sandbox_id":"b"}',
    at: 20,
    says: '/sandbox_id: is a key given before, in line 3; give each key once',
  },
  {
    name: 'a bare carriage return',
    line: '{\r"wait":1,"sandbox_id":"a"}',
    at: 10,
    says: expect.stringMatching(/^\/wait: must be a boolean/),
  },
  {
    name: 'carriage returns in a row',
    line: '{"sandbox_id":\r\r\r7}',
    at: 18,
    says: expect.stringMatching(/^\/sandbox_id: must be a string/),
  },
  {
    name: 'a carriage return in a string',
    line: '{"sandbox_id":"a\rb"}',
    at: 17,
    says: expect.stringMatching(/^.*an escape such as \\n in place of a control character/),
  },
  { name: 'an end too early', line: '{"sandbox_id":"a"', at: 18, says: expect.stringMatching(/^the value: /) },
])('counts $name in line and columns of the file', async ({ line, at, says }) => {
  for (const end of ['\n', '\r\n']) {
    const { stdout } = await validate(`${GOOD}${end}${GOOD}${end}${line}${end}${GOOD}${end}`);
    const [first = '', shown, marked = '', ...rest] = stdout.split('\n');
    expect(first.slice(0, first.indexOf(' '))).toBe(`-:3:${at}:`);
    expect(first.slice(first.indexOf(' ') + 1)).toEqual(says);
    expect(shown).toBe(`> 3 | ${line.replaceAll('\r', '  ')}`);
    const before = line.slice(0, at - 1).replaceAll('\r', '  ').length;
    expect(marked.indexOf('^')).toBe(6 + before);
    expect(rest).toEqual(['']);
  }
});

test('a carriage return shifts no place in a line that is not UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from(`${GOOD}\n{\r"`), Buffer.of(0xff), Buffer.from('":1}\r\n')]);
  const { code, stdout } = await validate(bytes, '--json');
  const [, { line, errors }] = JSON.parse(stdout);
  expect({ code, line, errors }).toMatchObject({ code: 2, line: 2, errors: [{ line: 2, column: 4 }] });
});
