import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cliPath, runCli } from '../lib/run-cli.js';

/* What the ends of the command line's pipes do must not turn into a stack, nor into an exit code that means something else. */

const STOP = 'sandbox.stop-request@1';

/** Runs a line of bash, with the command line as `$cli`. */
function bash(script: string, cwd?: string): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd,
    env: { ...process.env, cli: cliPath() },
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-streams-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
};

test.each(['list', `show ${STOP}`, '--help', 'completion bash', `validate ${STOP} --json <<<7`])(
  'a full disk is a failure with its reason: %s',
  (call) => {
    expect(bash(`$cli ${call} > /dev/full`)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'openvibe-contracts: the output could not be written: no space left on device\n',
    });
  },
);

test('the exit code stands where nobody reads of failures', () => {
  expect(bash(`$cli validate ${STOP} no-file 2> /dev/full`)).toEqual({ code: 2, stdout: '', stderr: '' });
  expect(bash(`$cli validate ${STOP} <<<7 2>&-`)).toMatchObject({ code: 1 });
  expect(bash(`$cli validate ${STOP} <<<7 >&-`)).toEqual({ code: 1, stdout: '', stderr: '' });
  expect(bash(`$cli validate ${STOP} <&-`)).toMatchObject({ code: 2 });
});

test('a reader that leaves ends the run as it ends other programs, never with 0', () => {
  const folder = folderOf({ 'bad.ndjson': '{"sandbox_id":7}\n'.repeat(20_000) });
  const { stdout, stderr } = bash(
    `$cli validate ${STOP} --ndjson bad.ndjson | head -1; echo \${PIPESTATUS[0]}`,
    folder,
  );
  expect({ stdout, stderr }).toEqual({
    stdout: 'bad.ndjson:1:15: /sandbox_id: must be a string, not a number\n141\n',
    stderr: '',
  });
});

test('a reader that leaves ends a scan, too', () => {
  const folder = folderOf({
    'a.js': `x = "sandbox.stp-request@1";\n`.repeat(3000),
    'b.js': 'x = "sandbox.stp-request@1";\n',
  });
  const { stdout, stderr } = bash(`$cli scan . | head -1; echo \${PIPESTATUS[0]}`, folder);
  expect({ code: stdout.split('\n')[1], stderr }).toEqual({ code: '141', stderr: '' });
});

test.each([
  ['validate', '--\x1b[31m\n'],
  ['validate', STOP, '\x1b[31m\n*'],
  ['list', '--owner', '\x1b[31m\n'],
  ['compat', '\x1b[31m\n', 'b.json'],
  ['compat', '--against', '\x1b[31m\n'],
  ['fixtures', STOP, '--out', '/dev/null/\x1b[31m\n'],
  ['scan', '\x1b[31m\n'],
  ['\x1b[31m\n'],
])('what a caller wrote is repeated so that no terminal obeys it: %j', async (...args) => {
  const { code, stderr } = await runCli({ args });
  expect(code).toBe(2);
  expect(stderr).toMatch(/\\u001b\[31m/);
  expect(stderr).not.toContain('\x1b');
});
