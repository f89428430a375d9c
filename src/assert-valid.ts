import type { ContractName, ContractTypes } from './generated/types.js';
import { ContractError } from './model/contract-error.js';
import type { ValidateOptions } from './model/validate-options.js';
import { validate } from './validate.js';

/**
 * Throws unless a value matches a contract; narrows its type.
 *
 * @param name The contract, e.g. `platform.runtime-class@1`.
 * @param value Any value; never changed.
 * @param options `{ rules: true }` also checks the contract's rules, which its shape does not hold.
 * @throws ContractError `{ code: 'contract.invalid', name, errors }` when the value does not match.
 * @throws UnknownContractError when no contract has the name; TypeScript refuses such a name.
 * @example
 * import { assertValid } from 'openvibe-contracts';
 *
 * assertValid('platform.runtime-class@1', 'gpu'); // → undefined
 * assertValid('platform.runtime-class@1', 'cpu'); // throws contract.invalid
 */
export function assertValid<Name extends ContractName>(
  name: Name,
  value: unknown,
  options?: ValidateOptions,
): asserts value is ContractTypes[Name] {
  const result = validate(name, value, options);
  if (!result.valid) throw new ContractError(name, result.errors);
}
