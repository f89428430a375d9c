import { rules } from './generated/rules.js';
import type { ContractName, ContractTypes } from './generated/types.js';
import { lookup } from './lookup.js';
import type { ParseResult } from './model/parse-result.js';
import type { ValidateOptions } from './model/validate-options.js';
import { validateText } from './validate-text.js';

/**
 * Reads a strict JSON text and validates its value by a contract: what a service does with the bytes of a stranger.
 *
 * Strict means that the value is what the text says, to every reader: no key twice, no number that a double cannot hold, no lone
 * surrogate, no byte-order mark, nothing behind the value, at most 1000 levels deep, and bytes are UTF-8. Only a text without such a
 * error is validated by the contract.
 *
 * @param name The contract, e.g. `live.agent-sandbox-worker-request@1`.
 * @param text The JSON text, as a string or as bytes of UTF-8.
 * @param options `{ rules: true }` also checks the contract's rules, which its shape does not hold.
 * @returns `{ valid: true, value, errors: [] }`, or `{ valid: false, errors }` with at least one and at most 100
 *   `{ path, message, keyword, params, line, column }`, sorted by path. The `keyword` of an error of the text is `json`, and its `params` hold the
 *   `problem`. `line` and `column` count from 1; they are those of the key for an unknown field or a wrong name, of the enclosing object for a missing one.
 * @throws UnknownContractError when no contract has the name; TypeScript refuses such a name.
 * @example
 * import { formatErrors, parse } from 'openvibe-contracts';
 *
 * parse('platform.runtime-class@1', '"linux"'); // → { valid: true, value: 'linux', errors: [] }
 *
 * formatErrors(parse('sandbox.stop-request@1', '{\n  "sandbox_id": 7\n}')); // → '2:17 /sandbox_id must be a string, not a number'
 *
 * parse('sandbox.stop-request@1', '{ "sandbox_id": "a", "sandbox_id": "b" }').errors[0]?.message;
 * // → 'is a key given before, in line 1; give each key once'
 */
export function parse<Name extends ContractName>(
  name: Name,
  text: string | Uint8Array,
  options?: ValidateOptions,
): ParseResult<ContractTypes[Name]> {
  return validateText(lookup(name), rules.get(name), text, options) as ParseResult<ContractTypes[Name]>;
}
