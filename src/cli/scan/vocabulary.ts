import { capabilities } from '../../capabilities/index.js';
import { contracts } from '../../index.js';
import { functions } from '../../rpc/index.js';

/** The kinds of names that a source can use. */
export type NameKind = 'contract' | 'function' | 'capability';

/** What each kind is called. */
export const KINDS_OF_NAMES: Readonly<Record<NameKind, { what: string; example: string; list: string }>> = {
  contract: { what: 'a contract', example: 'platform.job@1', list: 'openvibe-contracts list' },
  function: { what: 'a function', example: 'sandbox::exec', list: 'openvibe-contracts list --calls' },
  capability: { what: 'a capability', example: 'run.job.submit', list: 'capabilities' },
};

/** What is known of a name. */
export interface KnownName {
  /** The service that answers for it. */
  readonly owner?: string;
  readonly status?: string;
  /** What to use instead of a deprecated one, and the day after which that may be gone. */
  readonly replacement?: string;
  readonly removeAfter?: string;
}

/** All names that are known, by kind. */
export type Vocabulary = Readonly<Record<NameKind, ReadonlyMap<string, KnownName>>>;

/** The names that this package knows. */
export function packageVocabulary(): Vocabulary {
  return {
    contract: new Map(contracts.map((contract) => [contract.name, contract])),
    function: new Map(functions.flatMap(({ id, adapterId }) => [id, adapterId].map((name) => [name, {}]))),
    capability: new Map(capabilities.map((capability) => [capability.id, capability])),
  };
}
