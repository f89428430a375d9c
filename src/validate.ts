import { validateWith } from './engine/validate-with.js';
import { rules } from './generated/rules.js';
import type { ContractName } from './generated/types.js';
import { lookup } from './lookup.js';
import { type ValidateOptions, wantsRules } from './model/validate-options.js';
import type { ValidationResult } from './model/validation-result.js';
import { validateRules } from './rules/validate-rules.js';

/**
 * Validates a value by a contract. Never throws on a value, whatever it is, and never changes it.
 *
 * @param name The contract, e.g. `live.agent-sandbox-worker-request@1`.
 * @param value Any value, usually a parsed JSON body.
 * @param options `{ rules: true }` also checks the contract's rules, which its shape does not hold.
 * @returns `{ valid: true, errors: [] }`, or `{ valid: false, errors }` with at least one `{ path, message, keyword, params }`, sorted
 *   by path, and no more than 100. `path` is a JSON Pointer (RFC 6901).
 * @throws UnknownContractError when no contract has the name; TypeScript refuses such a name.
 * @example
 * import { validate } from 'openvibe-contracts';
 *
 * validate('platform.runtime-class@1', 'linux'); // → { valid: true, errors: [] }
 *
 * const { valid, errors } = validate('sandbox.exec-request@1', { cmd: 'node -v' });
 * valid; // → false
 * errors.map(({ path, message }) => `${path} ${message}`); // → ['/sandbox_id is required']
 */
export function validate(name: ContractName, value: unknown, options?: ValidateOptions): ValidationResult {
  const result = validateWith(lookup(name), value);
  return wantsRules(options) ? validateRules(rules.get(name), value, result) : result;
}
