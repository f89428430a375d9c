import type { Check } from './check.js';
import { ContractError } from './contract-error.js';
import { accepts, judge } from './judge.js';
import type { ValidationResult } from './validation-result.js';

/** The validators of one contract, without the look-up by name. */
export interface Validator<Type> {
  readonly validate: (value: unknown) => ValidationResult;
  readonly is: (value: unknown) => value is Type;
  readonly assertValid: (value: unknown) => asserts value is Type;
}

/** Dresses a generated check as the validators of `openvibe-contracts/validators/*`. */
export function defineValidator<Type>(name: string, check: Check): Validator<Type> {
  return {
    validate: (value) => judge(check, value),
    is: (value): value is Type => accepts(check, value),
    assertValid: (value): asserts value is Type => {
      const result = judge(check, value);
      if (!result.valid) throw new ContractError(name, result.errors);
    },
  };
}
