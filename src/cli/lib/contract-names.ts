import { capabilities } from '../../capabilities/index.js';
import { type ContractName, contracts } from '../../index.js';
import { functions } from '../../rpc/index.js';
import { unknownName } from '../../unknown-name.js';
import { CliError } from './cli-error.js';

/**
 * The contract of that name.
 *
 * @throws CliError where there is none, with those that may have been meant, or with what takes the name.
 */
export function knownContract(name: string): ContractName {
  const found = contracts.find((contract) => contract.name === name);
  if (found) return found.name;
  const kind = { what: 'a contract', example: 'platform.job@1', list: 'openvibe-contracts list', takers: COMMANDS };
  const names = contracts.map((contract) => contract.name);
  throw new CliError(unknownName(kind, name, names, knownAs(name)).message);
}

/**
 * The contract of what is sent to a function, or of what it answers; the function by the router's id or the adapter's.
 *
 * @throws CliError where no function bears the id, with those that may have been meant, or with what takes the id.
 */
export function contractOfCall(id: string, direction: 'request' | 'response'): ContractName {
  const found = functionOf(id);
  if (found) return found[direction];
  const list = 'openvibe-contracts list --calls';
  const kind = { what: 'a function', example: 'sandbox::exec', list, takers: COMMANDS };
  const ids = functions.flatMap((entry) => [entry.id, entry.adapterId]);
  throw new CliError(unknownName(kind, id, ids, knownAs(id)).message);
}

/** No command takes a capability. */
const COMMANDS = {
  contract: '`openvibe-contracts validate`',
  function: '`openvibe-contracts validate --call`; `openvibe-contracts list --calls` lists them',
};

const functionOf = (name: string) => functions.find(({ id, adapterId }) => id === name || adapterId === name);

/** What bears a name that was taken for one of another kind, with its contracts; undefined where nothing does. */
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
