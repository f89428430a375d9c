import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../scripts/lib/write-files.js';
import { plural } from '../in-words.js';
import { CliError } from './lib/cli-error.js';
import type { Command } from './lib/command.js';
import { knownContract } from './lib/contract-names.js';
import { ExitCode } from './lib/exit-code.js';
import { type FixtureCase, type Fixtures, fixturesOf } from './lib/fixtures-of.js';
import { pathOf } from './lib/path-of.js';
import { shownFile, systemReason } from './lib/shown.js';
import { toJson } from './lib/to-json.js';

export const command: Command = {
  declare: (parser) => parser.argument('<name>').option('--out <dir>').option('--force'),
  run: (io, args, options) => {
    const contract = knownContract(args[0] as string);
    const fixtures = fixturesOf(contract);
    if (options.out === undefined) {
      io.out(`${toJson(fixtures, 2)}\n`);
      return ExitCode.OK;
    }
    const files = filesOf(fixtures, pathOf(contract));
    const folder = String(options.out);
    if (!options.force) refuseToOverwrite(folder, files);
    try {
      writeFiles(folder, files);
    } catch (error) {
      throw new CliError(`nothing was written to ${shownFile(folder)}: ${systemReason(error)}`);
    }
    io.out(`${files.size} ${plural(files.size, 'file')} in ${shownFile(join(folder, pathOf(contract)))}\n`);
    return ExitCode.OK;
  },
};

/** Each value in a file, and the errors of those that are refused in one. */
function filesOf({ valid, rejected, unruly }: Fixtures, path: string): Map<string, string> {
  const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const valuesOf = (kind: string, cases: readonly FixtureCase[]): [string, string][] =>
    cases.map(({ name, value }) => [`${path}/${kind}/${name}.json`, textOf(value)]);
  const errors = Object.fromEntries([...rejected, ...unruly].map((refused) => [refused.name, refused.errors]));
  return new Map([
    ...valuesOf('valid', valid),
    ...valuesOf('rejected', rejected),
    ...valuesOf('unruly', unruly),
    [`${path}/errors.json`, textOf(errors)],
  ]);
}

function refuseToOverwrite(folder: string, files: ReadonlyMap<string, string>): void {
  const changed = [...files].map(([file, text]) => ({ file: join(folder, file), text })).find(isOther);
  if (changed) throw new CliError(`${shownFile(changed.file)} is there and differs; --force replaces it`);
}

const isOther = ({ file, text }: { file: string; text: string }): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') !== text;
