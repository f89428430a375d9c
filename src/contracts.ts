import { catalog } from './generated/catalog.js';
import type { ContractName } from './generated/types.js';
import type { ContractInfo } from './model/contract-info.js';

/**
 * The catalog: every contract of the package with its metadata, sorted by name. Frozen.
 *
 * @example
 * import { contracts } from 'openvibe-contracts';
 *
 * contracts.filter(({ domain }) => domain === 'live').map(({ name }) => name);
 * // → ['live.agent-sandbox-worker-request@1', 'live.agent-sandbox-worker-result@1']
 */
export const contracts: readonly ContractInfo<ContractName>[] = /* @__PURE__ */ catalog();
