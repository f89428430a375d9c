import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Outcome } from './matrix.js';

const installed = join(import.meta.dirname, 'installed/node_modules');

/** The path of a program of one of the installed runtimes. */
export const program = (path: string): string => join(installed, path);

/** Runs a program that prints its outcome. @throws Error where it fails or prints something else */
export async function outcomeOf(cwd: string, command: string, ...args: string[]): Promise<Outcome> {
  return JSON.parse(await run(cwd, command, ...args));
}

/** Runs a program. @returns what it prints @throws Error with what it said where it fails */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd });
  return stdout;
}
