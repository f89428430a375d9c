import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { CliError } from '../io/cli-error.js';
import type { Io } from '../io/process-io.js';
import { LARGEST_INPUT, STDIN } from './inputs.js';

/** So much is read at once, in bytes. */
const CHUNK = 1 << 18;

/** Lines of a file, in order. Those that are not UTF-8 are bytes, for the validator to say so. */
export type Lines = readonly (string | Uint8Array)[];

/**
 * Reads an input line by line, some thousand at a time; no line end at its end means no further line.
 *
 * @throws Error of the file system, or CliError for a line longer than LARGEST_INPUT.
 */
export async function* readLines(input: string, io: Pick<Io, 'stdin'>): AsyncGenerator<Lines> {
  const stream = input === STDIN ? io.stdin : createReadStream(input, { highWaterMark: CHUNK });
  let rest: Buffer[] = [];
  let restLength = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      yield linesOf(rest.length === 0 ? chunk.subarray(0, end) : Buffer.concat([...rest, chunk.subarray(0, end)]));
      rest = [];
      restLength = 0;
    }
    if (end < chunk.length) rest.push(chunk.subarray(end));
    restLength += chunk.length - end;
    if (restLength > LARGEST_INPUT) throw new CliError(`has a line longer than ${LARGEST_INPUT >> 20} MiB`);
  }
  if (restLength > 0) yield linesOf(Buffer.concat(rest));
}

const NEWLINE = 0x0a;

/** Decoding many lines at once is faster than one by one. */
function linesOf(bytes: Buffer): Lines {
  if (isUtf8(bytes)) {
    const lines = bytes.toString('utf8').split('\n');
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
  }
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    lines.push(bytes.subarray(start, end === -1 ? bytes.length : end));
    start = end === -1 ? bytes.length : end + 1;
  }
  return lines;
}
