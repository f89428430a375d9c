import { Option } from 'commander';
import { type ContractInfo, contracts } from '../../index.js';
import { functions } from '../../rpc/index.js';
import type { Command, Options } from '../command.js';
import { ExitCode } from '../io/exit-code.js';
import type { Io } from '../io/process-io.js';
import { renderTable } from '../io/table.js';
import { toJson } from '../io/to-json.js';

const FILTERS = ['domain', 'owner', 'status', 'visibility'] as const;

export const command: Command = {
  declare: (parser) =>
    FILTERS.reduce(
      (declared, filter) => declared.addOption(new Option(`--${filter} <value>`).choices(valuesOf(filter))),
      parser,
    )
      .addOption(new Option('--calls').conflicts([...FILTERS]))
      .option('--json'),
  run: (io, _, options) => (options.calls ? listCalls(io, options) : listContracts(io, options)),
};

/** The values of a filter that some contract has. */
const valuesOf = (filter: (typeof FILTERS)[number]): string[] =>
  [...new Set(contracts.map((contract) => contract[filter]))].sort();

function listContracts(io: Io, options: Options): ExitCode {
  const isWanted = (contract: ContractInfo): boolean =>
    FILTERS.every((filter) => options[filter] === undefined || contract[filter] === options[filter]);
  const found = contracts.filter(isWanted);
  const head = ['contract', 'version', 'owner', 'visibility', 'status'];
  const rows = found.map(({ name, version, owner, visibility, status }) => [name, version, owner, visibility, status]);
  if (options.json) io.out(`${toJson(found, 2)}\n`);
  else if (found.length > 0) io.out(renderTable(io, head, rows));
  if (found.length > 0) return ExitCode.OK;
  io.err('no contract fits all of these\n');
  return ExitCode.INVALID;
}

function listCalls(io: Io, options: Options): ExitCode {
  const rows = functions.map(({ id, adapterId, request, response }) => [id, adapterId, request, response]);
  if (options.json) io.out(`${toJson(functions, 2)}\n`);
  else io.out(renderTable(io, ['function', 'at the adapter', 'request', 'response'], rows));
  return ExitCode.OK;
}
