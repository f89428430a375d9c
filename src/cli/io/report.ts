import { Option, type Command as Parser } from 'commander';
import type { Options } from '../command.js';
import { ExitCode, worse } from './exit-code.js';
import { FORMAT_NAMES, formatOf } from './formats/index.js';
import type { Io } from './process-io.js';
import { type InputRecord, isFailure } from './record.js';

/** The options of every command that reports findings. */
export const declareFormats = (parser: Parser): Parser =>
  parser
    .addOption(new Option('--format <name>').choices(FORMAT_NAMES).default('text'))
    .addOption(new Option('--json').conflicts('format'))
    .option('-q, --quiet');

/** Records on their way out, in the format that was asked for. */
export interface Report {
  readonly add: (record: InputRecord, text?: string) => void;
  /** Ends what is printed; gives the worst of what was added, and never OK when that was nothing. */
  readonly close: () => ExitCode;
}

export function openReport(command: string, io: Io, options: Options): Report {
  const name = options.json ? 'json' : String(options.format);
  const { color, columns } = io;
  const format = formatOf(name, { command, color, columns, quiet: options.quiet === true });
  let worst: ExitCode | undefined;
  const print = (text: string): void => {
    if (text !== '') io.out(text);
  };
  print(format.start());
  return {
    add: (record, text) => {
      worst = worse(worst ?? ExitCode.OK, exitCodeOf(record));
      // Only `validate` has the option; elsewhere nothing is set.
      print(format.add(record, options.frame === false ? undefined : text));
    },
    close: () => {
      print(format.end());
      return worst ?? ExitCode.FAILED;
    },
  };
}

function exitCodeOf(record: InputRecord): ExitCode {
  if (record.valid) return ExitCode.OK;
  return isFailure(record) ? ExitCode.FAILED : ExitCode.INVALID;
}
