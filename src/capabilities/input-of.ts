import { ownValue } from '../base/own-value.js';
import type { CapabilityContracts, CapabilityId } from '../generated/capabilities.js';
import { type ContractName, contract } from '../index.js';
import { type ContractOf, findCapability } from './find-capability.js';

/**
 * The contract of what a capability takes.
 *
 * @param id The capability, e.g. `live.agent_sandbox.register`.
 * @returns What `contract` gives for the `inputSchema` of the manifest; undefined when the manifest names none.
 * @throws UnknownCapabilityError `{ code: 'capability.unknown', suggestions }` when no capability has the id.
 * @example
 * import { inputOf } from 'openvibe-contracts/capabilities';
 *
 * inputOf('run.job.submit').name; // → 'run.job-create-request@1'
 * inputOf('run.job.submit').is({ class: 'code' }); // → false
 */
export function inputOf<Id extends CapabilityId>(id: Id): ContractOf<CapabilityContracts[Id]['input']> {
  const name = ownValue(findCapability(id), 'inputSchema') as ContractName | undefined;
  return (name === undefined ? undefined : contract(name)) as ContractOf<CapabilityContracts[Id]['input']>;
}
