import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface CliCall {
  readonly args: readonly string[];
  readonly cwd?: string;
  /** What stands in standard input; it is empty unless given. */
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a call printed, and its exit code. */
export interface CliOutcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as npm links it in a project that has installed the packed package. */
export const cliPath = (): string => join(inject('consumer'), 'node_modules/.bin/openvibe-contracts');

/** Runs the command line as a child process. */
export function runCli({ args, cwd, stdin = '', env = {} }: CliCall): Promise<CliOutcome> {
  return new Promise((done, fail) => {
    const child = spawn(cliPath(), args, { cwd: cwd ?? inject('consumer'), env: { ...process.env, ...env } });
    const out = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => (out.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (out.stderr += text));
    // A command that does not read its input may end before all is written.
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
    child.on('error', fail);
    child.on('close', (code) => done({ code, ...out }));
  });
}
