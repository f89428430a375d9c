export type { CapabilityContracts, CapabilityId } from '../generated/capabilities.js';
export type { CapabilitiesCapability } from '../index.js';
export { capabilities } from './capabilities.js';
export type { ContractOf } from './find-capability.js';
export { inputOf } from './input-of.js';
export { outputOf } from './output-of.js';
export { UnknownCapabilityError } from './unknown-capability-error.js';
