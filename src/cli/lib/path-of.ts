import type { ContractName } from '../../index.js';

/** The path that a contract's files share: `live.agent-sandbox-worker-request@1` → `live/agent-sandbox-worker-request.v1`. */
export const pathOf = (name: ContractName): string => name.replace('.', '/').replace('@', '.v');
