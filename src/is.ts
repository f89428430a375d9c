import { accepts } from './engine/validate-with.js';
import type { ContractName, ContractTypes } from './generated/types.js';
import { lookup } from './lookup.js';

/**
 * Whether a value matches a contract; narrows its type. The quickest way when the reason does not matter.
 *
 * @param name The contract, e.g. `sandbox.exec-request@1`.
 * @param value Any value; never changed.
 * @throws UnknownContractError when no contract has the name; TypeScript refuses such a name.
 * @example
 * import { is } from 'openvibe-contracts';
 *
 * const call: unknown = JSON.parse('{ "sandbox_id": "9b2f6f0e-4f0b-4c39-8f4e-1f2a3b4c5d6e", "argv": ["node", "-v"] }');
 * if (is('sandbox.exec-request@1', call)) {
 *   call.sandbox_id.length; // → 36
 * }
 * is('sandbox.exec-request@1', []); // → false
 */
export function is<Name extends ContractName>(name: Name, value: unknown): value is ContractTypes[Name] {
  return accepts(lookup(name), value);
}
