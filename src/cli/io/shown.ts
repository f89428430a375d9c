import { toSafeText, toShortText } from '../../base/printable.js';
import { CliError } from './cli-error.js';
import { pathInRepository } from './path-in-repository.js';

/*
 * What others wrote (keys, values, names of files and contracts, messages of thrown errors), as it may stand in a line of any format.
 * Each format escapes besides what has a meaning in it.
 */

/** In UTF-16 code units. What has a name of its own is shorter; a key of a value may have megabytes. */
const LONGEST_NAME = 200;
const LONGEST_MESSAGE = 2000;
const LONGEST_FILE = 500;

/** A name: of a contract, a keyword, a service. */
export const shownName = (name: string): string => toShortText(name, LONGEST_NAME);

/** The message of an error, which names keys and what a schema says. */
export const shownMessage = (message: string): string => toShortText(message, LONGEST_MESSAGE);

/**
 * The name of a file. One that would begin a line as a workflow command does is named by the current folder, too; a long one loses its
 * middle, since its end says most.
 */
export function shownFile(file: string): string {
  const named = /^\s*::/.test(file) ? `./${file}` : file;
  if (named.length <= LONGEST_FILE) return toSafeText(named);
  const half = LONGEST_FILE / 2;
  const [start, end] = [named.slice(0, half), named.slice(-half)];
  return toSafeText(`${start.replace(/[\uD800-\uDBFF]$/, '')}…${end.replace(/^[\uDC00-\uDFFF]/, '')}`);
}

/** The name of a file as a build server finds it; `-` is standard input. */
export const shownPath = (file: string): string => shownFile(file === '-' ? file : pathInRepository(file).path);

/** Why an input could not be read, in words: `could not be read: no such file or directory`. */
export const shownError = (error: unknown): string =>
  error instanceof CliError ? shownMessage(error.message) : `could not be read: ${systemReason(error)}`;

/** What the system says of a failure: Node.js writes `ENOENT: no such file or directory, open 'x.json'`; the file is named beside. */
export function systemReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return shownMessage(/^[A-Z0-9_]+: ([^,]+)/.exec(message)?.[1] ?? message);
}
