import type { Command as Parser } from 'commander';
import type { ExitCode } from './exit-code.js';
import type { Io } from './io.js';

/** Options by their long names in camel case, as the parser gives them. */
export type Options = Readonly<Record<string, unknown>>;

/** One command of the command line. Its page in docs/cli is what `--help` shows. */
export interface Command {
  /** Declares arguments and options. */
  readonly declare: (parser: Parser) => Parser;
  /** Does the work; prints through `io` alone. */
  readonly run: (io: Io, args: readonly string[], options: Options) => ExitCode | Promise<ExitCode>;
}
