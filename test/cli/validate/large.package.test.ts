import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { LARGEST_INPUT, readInput } from '../../../src/cli/validate/inputs.js';
import { readLines } from '../../../src/cli/validate/read-lines.js';
import { type CliOutcome, cliPath, runCli } from '../../lib/run-cli.js';

const STOP = 'sandbox.stop-request@1';
const TOO_LARGE = 'is larger than 256 MiB; split it, or give one value in each line with --ndjson';

/** Spaces without end, in chunks of one buffer; `read` says how many bytes were asked for. */
function endless(): { readonly stdin: Readable; readonly read: () => number } {
  const chunk = Buffer.alloc(1 << 20, ' ');
  let count = 0;
  const stdin = new Readable({
    highWaterMark: 1,
    read() {
      count += chunk.length;
      this.push(chunk);
    },
  });
  return { stdin, read: () => count };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-large-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('standard input is read no further than the limit, and closed', async () => {
  const { stdin, read } = endless();
  await expect(readInput('-', { stdin })).rejects.toThrow(TOO_LARGE);
  expect(read()).toBeGreaterThan(LARGEST_INPUT);
  expect(read()).toBeLessThanOrEqual(LARGEST_INPUT + (4 << 20));
  expect(stdin.destroyed).toBe(true);
});

test('a line of standard input is read no further than the limit, and closed', async () => {
  const { stdin, read } = endless();
  const lines = readLines('-', { stdin });
  await expect(lines.next()).rejects.toThrow('has a line longer than 256 MiB');
  expect(read()).toBeLessThanOrEqual(LARGEST_INPUT + (4 << 20));
  expect(stdin.destroyed).toBe(true);
});

test('an input as large as the limit is read', async () => {
  const half = Buffer.alloc(LARGEST_INPUT / 2, ' ');
  expect((await readInput('-', { stdin: Readable.from([half, half]) })).length).toBe(LARGEST_INPUT);
  await expect(readInput('-', { stdin: Readable.from([half, half, Buffer.of(0x20)]) })).rejects.toThrow(TOO_LARGE);
});

test('a file that is too large is refused with its name before it is read, and others are validated', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'huge.json'), '{}');
  truncateSync(join(cwd, 'huge.json'), 3 * 2 ** 40);
  writeFileSync(join(cwd, 'small.json'), '{"sandbox_id":"a"}');
  expect(await runCli({ args: ['validate', STOP, 'huge.json', 'small.json'], cwd })).toEqual({
    code: 2,
    stdout: 'small.json: valid\n',
    stderr: `openvibe-contracts: huge.json ${TOO_LARGE}\n`,
  });
  const { code, stdout } = await runCli({ args: ['validate', STOP, 'huge.json', '--json'], cwd });
  expect({ code, records: JSON.parse(stdout) }).toEqual({
    code: 2,
    records: [
      {
        file: 'huge.json',
        contract: STOP,
        valid: false,
        errors: [{ message: TOO_LARGE, keyword: 'input', params: {}, path: '' }],
      },
    ],
  });
});

test('a pipe without end is refused with its name', async () => {
  const cwd = makeFolder();
  execFileSync('mkfifo', [join(cwd, 'pipe')]);
  const writer = spawn('sh', ['-c', 'exec cat /dev/zero > pipe'], { cwd, stdio: 'ignore' });
  const ended = new Promise((done) => writer.on('close', done));
  expect(await runCli({ args: ['validate', STOP, 'pipe'], cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr: `openvibe-contracts: pipe ${TOO_LARGE}\n`,
  });
  await ended;
});

test('standard input without end is refused', async () => {
  const script = `cat /dev/zero | ${cliPath()} validate ${STOP}; echo $?`;
  const outcome = await new Promise<CliOutcome>((done) => {
    const child = spawn('sh', ['-c', script]);
    const out = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => (out.stdout += text));
    child.stderr.on('data', (text) => (out.stderr += text));
    child.on('close', (code) => done({ code, ...out }));
  });
  expect(outcome).toEqual({ code: 0, stdout: '2\n', stderr: `openvibe-contracts: - ${TOO_LARGE}\n` });
});
