import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { glob, isDynamicPattern } from 'tinyglobby';
import { CliError } from './cli-error.js';
import type { Io } from './io.js';

/** One input: a file as the caller named it, or `-` for standard input. */
export const STDIN = '-';

/**
 * The inputs that arguments name: files, named pipes, `-`, and patterns that the shell left as they are; standard input when there
 * are none.
 *
 * @throws CliError where a pattern fits no file, standard input is named twice, or is a terminal though nothing was named.
 */
export async function inputsOf(args: readonly string[], io: Io): Promise<string[]> {
  if (args.length === 0) {
    if (io.stdin.isTTY) throw new CliError('nothing to read: name files, or `-` for what you type until Ctrl-D');
    return [STDIN];
  }
  if (args.indexOf(STDIN) !== args.lastIndexOf(STDIN)) throw new CliError('`-` is given twice; it can be read once');
  const inputs = await Promise.all(args.map(expand));
  return inputs.flat();
}

async function expand(argument: string): Promise<string[]> {
  // A file may bear a name that looks like a pattern.
  if (argument === STDIN || existsSync(argument) || !isDynamicPattern(argument)) return [argument];
  const files = await glob(argument, { dot: false, expandDirectories: false, absolute: argument.startsWith('/') });
  if (files.length === 0) throw new CliError(`no file fits the pattern ${argument}`);
  return files.sort();
}

/**
 * The bytes of an input, all at once.
 *
 * @throws Error of the file system, e.g. `ENOENT`.
 */
export async function readInput(input: string, io: Io): Promise<Uint8Array> {
  if (input !== STDIN) {
    if (statSync(input).isDirectory()) throw new CliError(`is a folder; name its files, such as ${input}/*.json`);
    return readFile(input);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What the file system says of a failure, in words: `could not be read: no such file or directory`. */
export function reasonOf(error: unknown): string {
  if (error instanceof CliError) return error.message;
  const { message } = error as Error;
  // Node.js writes `ENOENT: no such file or directory, open 'x.json'`; the file is named beside.
  const [, reason = message] = /^[A-Z0-9_]+: ([^,]+)/.exec(message) ?? [];
  return `could not be read: ${reason}`;
}
