import type { ContractName } from '../generated/types.js';
import type { ContractInfo } from './contract-info.js';

/** What a deprecated contract leaves to those who use it. */
export interface Deprecation {
  /** The contract to use instead. */
  readonly replacement: ContractName;
  /** The day, `YYYY-MM-DD`, after which the contract may be gone. */
  readonly removeAfter: string;
}

/** What the catalog says of a contract's end: `false` unless its status is `deprecated`. */
export function deprecationOf({ status, replacement, removeAfter }: ContractInfo): false | Deprecation {
  // The check of the sources sees to it that a deprecated contract has both, and that the replacement is a contract.
  return status === 'deprecated' && { replacement: replacement as ContractName, removeAfter: removeAfter as string };
}
