import { CliError } from './cli-error.js';

/** Why an input could not be read, in words: `could not be read: no such file or directory`. */
export const reasonOf = (error: unknown): string =>
  error instanceof CliError ? error.message : `could not be read: ${systemReason(error)}`;

/** What the system says of a failure: Node.js writes `ENOENT: no such file or directory, open 'x.json'`; the file is named beside. */
export function systemReason(error: unknown): string {
  const { message } = error as Error;
  return /^[A-Z0-9_]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
