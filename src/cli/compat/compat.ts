import { resolve } from 'node:path';
import { Option } from 'commander';
import pico from 'picocolors';
import { toSafeLines } from '../../base/printable.js';
import { exactJson } from '../../compat/exact-json.js';
import { compareFiles } from '../../compat/files/compare-files.js';
import { MODES, type Mode, renderComparison } from '../../compat/report.js';
import { compareTrees } from '../../compat/trees/compare-trees.js';
import { renderTrees } from '../../compat/trees/report-trees.js';
import { readWholeTree, treeAt } from '../../compat/trees/tree-at.js';
import { ScriptError } from '../../source/problem.js';
import type { Command, Options } from '../command.js';
import { CliError } from '../io/cli-error.js';
import type { ExitCode } from '../io/exit-code.js';
import type { Io } from '../io/process-io.js';
import type { InputRecord } from '../io/record.js';
import { declareFormats, openReport } from '../io/report.js';
import { shownError, shownFile } from '../io/shown.js';
import { recordOf, recordOfChange } from './compat-records.js';

/* To look for a witness it compiles the schemas with ajv; no other command evaluates code. */

export const command: Command = {
  declare: (parser) =>
    declareFormats(
      parser
        .argument('[old]')
        .argument('[new]')
        .addOption(new Option('--mode <mode>').choices(MODES).default('backward'))
        .option('--against <where>')
        .option('--root <dir>')
        .option('--refers <files>')
        .option('--notes <keywords>')
        .option('--formats-are-notes'),
    ),
  run: (io, args, options) => {
    try {
      return options.against === undefined ? files(io, args, options) : trees(io, args, options);
    } catch (error) {
      if (error instanceof ScriptError) throw new CliError(error.message);
      if (error instanceof RangeError)
        throw new CliError('a schema is nested too deeply, or refers to itself without end');
      if (error instanceof Error && 'syscall' in error)
        throw new CliError(`${shownFile(String((error as { path?: string }).path ?? ''))} ${shownError(error)}`);
      throw error;
    }
  },
};

function files(io: Io, [old, next]: readonly string[], options: Options): ExitCode {
  if (old === undefined || next === undefined) {
    throw new CliError('name two files, OLD and NEW, or a tree with --against');
  }
  const comparison = compareFiles(resolve(old), resolve(next), {
    documents: listed(options.refers).map((file) => resolve(file)),
    annotations: listed(options.notes),
    assertFormats: options.formatsAreNotes !== true,
  });
  const mode = options.mode as Mode;
  return tell(io, options, renderComparison(comparison), comparison, [recordOf(next, comparison, mode)]);
}

function trees(io: Io, [file]: readonly string[], options: Options): ExitCode {
  if (file !== undefined) throw new CliError('name two files, or a tree with --against, not both');
  const root = resolve(String(options.root ?? '.'));
  const changes = compareTrees(treeAt(root, String(options.against)), readWholeTree(root));
  const records = changes.map((change) => recordOfChange(root, change, options.mode as Mode));
  return tell(io, options, renderTrees(changes), changes, records);
}

/** People, and programs that know of contracts, get all of it; formats of other tools have room for what breaks. */
function tell(io: Io, options: Options, text: string, json: unknown, records: readonly InputRecord[]): ExitCode {
  const isText = options.format === 'text' && !options.json;
  if (isText && !(options.quiet && records.every(({ valid }) => valid))) {
    const safe = toSafeLines(text);
    io.out(`${io.color ? colorVerdicts(safe) : safe}\n`);
  } else if (!isText && (options.json || options.format === 'json')) {
    io.out(`${toSafeLines(exactJson(json, 2) ?? '')}\n`);
  }
  // What has been printed in another form is only counted.
  const isReported = isText || options.json || options.format === 'json';
  const report = openReport('compat', isReported ? { ...io, out: () => {} } : io, options);
  for (const record of records) report.add(record);
  return report.close();
}

/** In red what is broken, in yellow what is open. */
function colorVerdicts(text: string): string {
  const { green, red, yellow } = pico.createColors(true);
  const colors: Readonly<Record<string, (word: string) => string>> = { proven: green, broken: red, unproven: yellow };
  return text.replace(/^( *(?:backward|forward): )(\w+)/gm, (_, start, word) => start + (colors[word]?.(word) ?? word));
}

const listed = (text: unknown): string[] =>
  typeof text === 'string' ? text.split(',').filter((each) => each !== '') : [];
