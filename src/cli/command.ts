import { Command as Parser } from 'commander';
import type { ExitCode } from './io/exit-code.js';
import type { Io } from './io/process-io.js';

/** Options by their long names in camel case, as the parser gives them. */
export type Options = Readonly<Record<string, unknown>>;

/** One command of the command line. Its page in docs/cli is what `--help` shows. */
export interface Command {
  /** Declares arguments and options. */
  readonly declare: (parser: Parser) => Parser;
  /** Does the work; prints through `io` alone. */
  readonly run: (io: Io, args: readonly string[], options: Options, all: Commands) => ExitCode | Promise<ExitCode>;
}

/** All commands by name. Each is a file, read when it is called. */
export type Commands = Readonly<Record<string, () => Promise<{ readonly command: Command }>>>;

/** The parser of a command: its own arguments and options, and those of every command. */
export const parserOf = (name: string, command: Command): Parser =>
  command.declare(new Parser(name).helpOption('-h, --help').option('--color').option('--no-color'));
