import { manifests } from '../generated/capabilities.js';
import type { CapabilitiesCapability } from '../index.js';

/**
 * The capability manifests, sorted by id: which service offers what, behind which permission, with which contracts. Frozen.
 *
 * @example
 * import { capabilities } from 'openvibe-contracts/capabilities';
 *
 * const register = capabilities.find(({ id }) => id === 'live.agent_sandbox.register');
 * register?.inputSchema; // → 'live.agent-sandbox-worker-request@1'
 */
export const capabilities: readonly CapabilitiesCapability[] = manifests;
