import { type ContractName, contracts } from '../../index.js';
import { functions } from '../../rpc/index.js';
import { unknownName } from '../../unknown-name.js';
import { CliError } from './cli-error.js';

/**
 * The contract of that name.
 *
 * @throws CliError where there is none, with those that may have been meant.
 */
export function knownContract(name: string): ContractName {
  const found = contracts.find((contract) => contract.name === name);
  if (found) return found.name;
  const kind = { what: 'a contract', example: 'platform.job@1', list: 'openvibe-contracts list' };
  const names = contracts.map((contract) => contract.name);
  throw new CliError(unknownName(kind, name, names).message);
}

/**
 * The contract of what is sent to a function, or of what it answers; the function by the router's id or the adapter's.
 *
 * @throws CliError where no function bears the id.
 */
export function contractOfCall(id: string, direction: 'request' | 'response'): ContractName {
  const found = functions.find((entry) => entry.id === id || entry.adapterId === id);
  if (found) return found[direction];
  const kind = { what: 'a function', example: 'sandbox::exec', list: 'openvibe-contracts list --calls' };
  const ids = functions.flatMap((entry) => [entry.id, entry.adapterId]);
  throw new CliError(unknownName(kind, id, ids).message);
}
