import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { glob, isDynamicPattern } from 'tinyglobby';
import { CliError } from '../io/cli-error.js';
import type { Io } from '../io/process-io.js';
import { shownFile } from '../io/shown.js';

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
  // A file may have a name that looks like a pattern.
  if (argument === STDIN || existsSync(argument) || !isDynamicPattern(argument)) return [argument];
  const files = await glob(argument, { dot: false, expandDirectories: false, absolute: argument.startsWith('/') });
  if (files.length === 0) throw new CliError(`no file fits the pattern ${shownFile(argument)}`);
  return namedOnce(files);
}

/** Symbolic links can lead to a file in many ways, and round in circles: the shortest name stands for it. */
function namedOnce(files: readonly string[]): string[] {
  const longestFirst = [...files].sort((a, b) => b.length - a.length);
  return [...new Map(longestFirst.map((file) => [realPathOf(file), file])).values()].sort();
}

function realPathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // It leads nowhere, as whoever reads it will say.
    return file;
  }
}

/** A larger input, in bytes, is refused: memory stays bounded whatever the input is. A longer line is, too, where each line is a value. */
export const LARGEST_INPUT = 1 << 28;

/**
 * The bytes of an input, all at once. No more is read than LARGEST_INPUT and the chunk that passes it.
 *
 * @throws Error of the file system, e.g. `ENOENT`, or CliError for a folder or an input that is too large.
 */
export async function readInput(input: string, io: Pick<Io, 'stdin'>): Promise<Uint8Array> {
  if (input === STDIN) return readAll(io.stdin);
  const stats = statSync(input);
  if (stats.isDirectory()) throw new CliError(`is a folder; name its files, such as ${shownFile(input)}/*.json`);
  if (stats.size > LARGEST_INPUT) throw tooLarge();
  // Pipes and devices have no size, and a file may grow.
  return readAll(createReadStream(input));
}

async function readAll(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  // To throw within the loop closes the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_INPUT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const tooLarge = (): CliError =>
  new CliError(`is larger than ${LARGEST_INPUT >> 20} MiB; split it, or give one value in each line with --ndjson`);
