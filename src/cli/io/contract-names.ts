import { nearest } from '../../base/nearest.js';
import { unknownName } from '../../base/unknown-name.js';
import { capabilities } from '../../capabilities/index.js';
import { type ContractName, contracts } from '../../index.js';
import { functions } from '../../rpc/index.js';
import { KINDS_OF_NAMES } from '../scan/vocabulary.js';
import { CliError } from './cli-error.js';

/**
 * The contract of that name.
 *
 * @throws CliError where there is none, with those that may have been meant, or with what takes the name.
 */
export function knownContract(name: string): ContractName {
  const found = contracts.find((contract) => contract.name === name);
  if (found) return found.name;
  const names = contracts.map((contract) => contract.name);
  throw new CliError(unknownName(KINDS_OF_NAMES.contract, name, names, hintFor(name, names)).message);
}

/**
 * The contract of what is sent to a function, or of what it answers; the function by the router's id or the adapter's.
 *
 * @throws CliError where no function has the id, with those that may have been meant, or with what takes the id.
 */
export function contractOfCall(id: string, direction: 'request' | 'response'): ContractName {
  const found = functionOf(id);
  if (found) return found[direction];
  const ids = functions.flatMap((entry) => [entry.id, entry.adapterId]);
  throw new CliError(unknownName(KINDS_OF_NAMES.function, id, ids, hintFor(id, ids)).message);
}

const functionOf = (name: string) => functions.find(({ id, adapterId }) => id === name || adapterId === name);

/** What helps with a name that none of the wanted kind bears, unless one is near: the command for names that look like it. */
function hintFor(name: string, wanted: readonly string[]): string | undefined {
  const known = knownAs(name);
  if (known !== undefined || nearest(name, wanted) !== undefined) return known;
  if (name.includes('::')) return FUNCTIONS;
  return /@\d+$/.test(name) ? CONTRACTS : undefined;
}

const FUNCTIONS =
  'functions go to `openvibe-contracts validate --call`, and `openvibe-contracts list --calls` lists the known ones';
const CONTRACTS = 'contracts go to `openvibe-contracts validate`, and `openvibe-contracts list` lists the known ones';

/** What has a name that was taken for one of another kind, with its contracts; undefined where nothing does. */
export function knownAs(name: string): string | undefined {
  if (contracts.some((contract) => contract.name === name))
    return `it is a contract, for \`openvibe-contracts validate ${name}\``;
  const call = functionOf(name);
  if (call) {
    const { request, response } = call;
    return `it is a function, for \`openvibe-contracts validate --call ${name}\`; its contracts are ${request} and ${response}`;
  }
  const capability = capabilities.find(({ id }) => id === name);
  if (capability === undefined) return undefined;
  const { inputSchema, outputSchema } = capability;
  const named = [inputSchema, outputSchema].filter((each) => each !== undefined);
  if (named.length === 0) return 'it is a capability, whose manifest names no contract';
  return `it is a capability; ${named.length === 1 ? 'its contract is' : 'its contracts are'} ${named.join(' and ')}`;
}
