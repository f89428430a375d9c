import type { CapabilitiesCapability, Contract, ContractName } from '../index.js';
import { capabilities } from './capabilities.js';
import { UnknownCapabilityError } from './unknown-capability-error.js';

/** The contract that has the name; undefined where the manifest names none. */
export type ContractOf<Name extends ContractName | undefined> = Name extends ContractName ? Contract<Name> : undefined;

/**
 * The manifest of a capability.
 *
 * @throws UnknownCapabilityError when no capability has the id.
 */
export function findCapability(id: string): CapabilitiesCapability {
  const capability = capabilities.find((candidate) => candidate.id === id);
  if (capability) return capability;
  throw new UnknownCapabilityError(
    id,
    capabilities.map((candidate) => candidate.id),
  );
}
