import { Option } from 'commander';
import type { Command } from '../command.js';
import { CliError } from '../io/cli-error.js';
import { contractOfCall, knownContract } from '../io/contract-names.js';
import { declareFormats, openReport } from '../io/report.js';
import { inputsOf } from './inputs.js';
import { validateFiles } from './validate-files.js';
import { validateLines } from './validate-lines.js';

export const command: Command = {
  declare: (parser) =>
    declareFormats(
      parser
        .argument('[name]')
        .argument('[files...]')
        .addOption(new Option('--call <id>'))
        .option('--rules')
        .option('--ndjson')
        .option('--no-frame'),
    ),
  run: async (io, args, options) => {
    const { contract, files } = options.call === undefined ? byName(args) : byCall(String(options.call), args);
    const inputs = await inputsOf(files, io);
    const report = openReport('validate', io, options);
    const job = { contract, inputs, rules: options.rules === true, quiet: options.quiet === true };
    await (options.ndjson ? validateLines(job, report, io) : validateFiles(job, report, io));
    return report.close();
  },
};

interface Target {
  readonly contract: string;
  readonly files: readonly string[];
}

function byName([name, ...files]: readonly string[]): Target {
  if (name === undefined) throw new CliError('name a contract, or a function with --call');
  return { contract: knownContract(name), files };
}

/** A file that is named as a direction is written `./request`. */
function byCall(id: string, args: readonly string[]): Target {
  const [direction] = args;
  if (direction === 'request' || direction === 'response') {
    return { contract: contractOfCall(id, direction), files: args.slice(1) };
  }
  return { contract: contractOfCall(id, 'request'), files: args };
}
