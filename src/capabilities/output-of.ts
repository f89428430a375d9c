import { ownValue } from '../base/own-value.js';
import type { CapabilityContracts, CapabilityId } from '../generated/capabilities.js';
import { type ContractName, contract } from '../index.js';
import { type ContractOf, findCapability } from './find-capability.js';

/**
 * The contract of what a capability returns.
 *
 * @param id The capability, e.g. `live.agent_sandbox.register`.
 * @returns What `contract` gives for the `outputSchema` of the manifest; undefined when the manifest names none.
 * @throws UnknownCapabilityError `{ code: 'capability.unknown', suggestions }` when no capability has the id.
 * @example
 * import { outputOf } from 'openvibe-contracts/capabilities';
 *
 * outputOf('live.agent_sandbox.register').name; // → 'live.agent-sandbox-worker-result@1'
 * outputOf('run.job.submit'); // → undefined
 */
export function outputOf<Id extends CapabilityId>(id: Id): ContractOf<CapabilityContracts[Id]['output']> {
  const name = ownValue(findCapability(id), 'outputSchema') as ContractName | undefined;
  return (name === undefined ? undefined : contract(name)) as ContractOf<CapabilityContracts[Id]['output']>;
}
