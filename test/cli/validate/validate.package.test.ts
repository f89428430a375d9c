import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'openvibe-contracts';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../lib/root.js';
import { type CliOutcome, cliPath, runCli } from '../../lib/run-cli.js';

const CHECK_IN = 'live.agent-sandbox-worker-request@1';
const STOP = 'sandbox.stop-request@1';

/** A folder with these files. */
function makeFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-validate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const GOOD = '{ "sandbox_id": "a" }\n';
const BAD = '{ "sandbox_id": 7 }\n';
const BAD_FRAME = '> 1 | { "sandbox_id": 7 }\n    |                 ^\n';

const validate = (cwd: string, ...args: string[]): Promise<CliOutcome> => runCli({ args: ['validate', ...args], cwd });

test('validates many files and goes on behind one that is invalid', async () => {
  const cwd = makeFolder({ 'a.json': GOOD, 'b.json': BAD, 'c.json': GOOD });
  expect(await validate(cwd, STOP, 'a.json', 'b.json', 'c.json')).toEqual({
    code: 1,
    stdout: `a.json: valid\nb.json:1:17: /sandbox_id: must be a string, not a number\n${BAD_FRAME}c.json: valid\n`,
    stderr: '',
  });
  expect(await validate(cwd, STOP, 'a.json', 'c.json', '-q')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('gives one record for each input, of one shape', async () => {
  const cwd = makeFolder({ 'a.json': GOOD, 'b.json': BAD });
  const { code, stdout, stderr } = await validate(cwd, STOP, 'a.json', 'b.json', 'gone.json', '--json');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'openvibe-contracts: gone.json could not be read: no such file or directory\n',
  });
  expect(JSON.parse(stdout)).toEqual([
    { file: 'a.json', contract: STOP, valid: true, errors: [] },
    { file: 'b.json', contract: STOP, valid: false, errors: parse(STOP, BAD).errors },
    {
      file: 'gone.json',
      contract: STOP,
      valid: false,
      errors: [
        {
          path: '',
          message: 'could not be read: no such file or directory',
          keyword: 'input',
          params: { code: 'ENOENT' },
        },
      ],
    },
  ]);
});

/** What `parse` refuses is found with its place. */
test.each([
  {
    name: 'a key given twice',
    text: '{"sandbox_id":"a",\n "sandbox_id":"b"}',
    at: '2:2',
    says: '/sandbox_id: is a key given before, in line 1',
    code: 1,
  },
  { name: 'an unsafe integer', text: '[\n9007199254740993]', at: '2:1', says: '/0: ', code: 1 },
  { name: 'half of a surrogate pair', text: '["\\ud800"]', at: '1:3', says: '/0: ', code: 1 },
  { name: 'a byte-order mark', text: `\uFEFF${GOOD}`, at: '1:1', says: 'the value: ', code: 1 },
  { name: 'no JSON', text: '{ "sandbox_id": }', at: '1:17', says: '', code: 2 },
  { name: 'text behind the value', text: `${GOOD}{}`, at: '2:1', says: '', code: 2 },
  { name: 'nothing', text: '', at: '1:1', says: '', code: 2 },
  { name: 'bytes that are not UTF-8', text: Uint8Array.of(0x22, 0xff, 0x22), at: '1:2', says: '', code: 2 },
])('finds $name', async ({ text, at, says, code }) => {
  const cwd = makeFolder({ 'x.json': text });
  const outcome = await validate(cwd, STOP, 'x.json');
  expect(outcome).toMatchObject({ code, stderr: '' });
  const [{ path = '', message = '' } = {}] = parse(STOP, text).errors;
  expect(outcome.stdout.split('\n')[0]).toBe(`x.json:${at}: ${path === '' ? 'the value' : path}: ${message}`);
  expect(outcome.stdout).toContain(says);
});

test('reads standard input, named or not, and each of several ways to hand it over', async () => {
  const cwd = makeFolder({ '-odd.json': GOOD, 'n*.json': GOOD });
  for (const args of [[], ['-']]) {
    const outcome = await runCli({ args: ['validate', STOP, ...args], stdin: GOOD });
    expect(outcome).toEqual({ code: 0, stdout: '-: valid\n', stderr: '' });
  }
  expect(await validate(cwd, STOP, '--', '-odd.json')).toMatchObject({ code: 0, stdout: '-odd.json: valid\n' });
  expect(await validate(cwd, STOP, 'n*.json')).toMatchObject({ code: 0, stdout: 'n*.json: valid\n' });
  execFileSync('mkfifo', [join(cwd, 'pipe')]);
  const writer = spawn('sh', ['-c', `printf '${BAD.trim()}' > pipe`], { cwd });
  expect(await validate(cwd, STOP, 'pipe')).toMatchObject({ code: 1, stdout: expect.stringMatching(/^pipe:1:17: /) });
  await new Promise((done) => (writer.exitCode === null ? writer.on('close', done) : done(undefined)));
});

test('fits patterns that the shell left alone, in the order of names', async () => {
  const cwd = makeFolder({ 'b.json': GOOD, 'a.json': GOOD, 'c.txt': GOOD });
  mkdirSync(join(cwd, 'deep'));
  writeFileSync(join(cwd, 'deep/d.json'), GOOD);
  expect((await validate(cwd, STOP, '**/*.json')).stdout).toBe('a.json: valid\nb.json: valid\ndeep/d.json: valid\n');
  expect((await validate(cwd, STOP, `${cwd}/{a,b}.json`)).stdout).toBe(`${cwd}/a.json: valid\n${cwd}/b.json: valid\n`);
  expect(await validate(cwd, STOP, '*.yaml')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'openvibe-contracts: no file fits the pattern *.yaml\n',
  });
});

test('says of a folder and of a file without the right to read what they are', async () => {
  const cwd = makeFolder({ 'x.json': GOOD });
  mkdirSync(join(cwd, 'jobs'));
  const outcome = await validate(cwd, STOP, 'jobs', 'x.json');
  expect(outcome).toEqual({
    code: 2,
    stdout: 'x.json: valid\n',
    stderr: 'openvibe-contracts: jobs is a folder; name its files, such as jobs/*.json\n',
  });
  chmodSync(join(cwd, 'x.json'), 0);
  // The superuser may read it all the same.
  if (process.getuid?.() !== 0) {
    expect((await validate(cwd, STOP, 'x.json')).stderr).toContain('could not be read: permission denied');
  }
});

test('validates by a function, its request unless its response is asked for', async () => {
  const stdin = '{ "sandbox_id": "a", "stopped": true }';
  const validate = (...args: string[]): Promise<CliOutcome> => runCli({ args: ['validate', ...args, '--json'], stdin });
  const contractOf = ({ stdout }: CliOutcome): string => JSON.parse(stdout)[0].contract;
  expect(contractOf(await validate('--call', 'sandbox::stop'))).toBe('sandbox.stop-request@1');
  expect(contractOf(await validate('--call=sandbox-libkrun::stop', 'response'))).toBe('sandbox.stop-response@1');
  expect(contractOf(await validate('--call', 'sandbox::stop', 'request', '-'))).toBe('sandbox.stop-request@1');
});

test('a pattern names each file once, however many links lead to it', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'jobs'));
  writeFileSync(join(cwd, 'jobs/a.json'), GOOD);
  symlinkSync('..', join(cwd, 'jobs/up'));
  symlinkSync('a.json', join(cwd, 'jobs/linked.json'));
  expect((await validate(cwd, STOP, 'jobs/**/*.json')).stdout).toBe('jobs/a.json: valid\n');
  expect((await validate(cwd, STOP, 'jobs/l*.json')).stdout).toBe('jobs/linked.json: valid\n');
});

test('validates rules only when asked to', async () => {
  const file = join(root, 'fixtures/sandbox/fs-ls-request.v1/rule-violations/path-relative.json');
  const name = 'sandbox.fs-ls-request@1';
  expect((await validate(root, name, file)).code).toBe(0);
  const outcome = await validate(root, name, file, '--rules', '--json');
  expect(outcome.code).toBe(1);
  expect(JSON.parse(outcome.stdout)[0].errors).toEqual(parse(name, readFileSync(file, 'utf8'), { rules: true }).errors);
});

test('a reader that has seen enough ends the run without a word', () => {
  const cwd = makeFolder({ 'x.json': 'null' });
  const script = `${cliPath()} validate ${CHECK_IN} ${'x.json '.repeat(3000)} 2>&1 | head -1`;
  const told = execFileSync('sh', ['-c', script], { cwd, encoding: 'utf8' });
  expect(told).toBe('x.json:1:1: the value: must be an object, not null\n');
});

test.each([
  { args: [], stderr: 'name a contract, or a function with --call' },
  {
    args: ['sandbox.stop-reqest@1', 'x'],
    stderr: 'no contract is named "sandbox.stop-reqest@1"; did you mean sandbox.stop-request@1?',
  },
  {
    args: ['--call', 'sandbox::stp', 'x'],
    stderr: expect.stringContaining('no function is named "sandbox::stp"; did you mean sandbox::stop'),
  },
  {
    args: ['__proto__', 'x'],
    stderr: 'no contract is named "__proto__"; `openvibe-contracts list` lists the known ones',
  },
  { args: [STOP, '-', '-'], stderr: '`-` is given twice; it can be read once' },
  {
    args: [STOP, '--formt', 'json'],
    stderr: "unknown option '--formt' (Did you mean --format?)\n(openvibe-contracts validate --help)",
  },
  {
    args: [STOP, '--format', 'xml'],
    stderr:
      "option '--format <name>' argument 'xml' is invalid. Allowed choices are text, json, github, sarif, junit.\n(openvibe-contracts validate --help)",
  },
  {
    args: [STOP, '--json', '--format', 'text'],
    stderr: "option '--json' cannot be used with option '--format <name>'\n(openvibe-contracts validate --help)",
  },
])('validate $args exits with 2', async ({ args, stderr }) => {
  const outcome = await runCli({ args: ['validate', ...args] });
  expect(outcome).toEqual({
    code: 2,
    stdout: '',
    stderr: typeof stderr === 'string' ? `openvibe-contracts: ${stderr}\n` : stderr,
  });
});
