import type { Check } from './check.js';
import { ContractError } from './contract-error.js';
import { accepts, judge } from './judge.js';
import { type ValidateOptions, wantsRules } from './validate-options.js';
import type { ValidationResult } from './validation-result.js';

/** The validators of one contract, without the look-up by name. */
export interface Validator<Type> {
  readonly validate: (value: unknown, options?: ValidateOptions) => ValidationResult;
  readonly is: (value: unknown) => value is Type;
  readonly assertValid: (value: unknown, options?: ValidateOptions) => asserts value is Type;
}

/** Adds the rules that a value breaks to the verdict on its shape. */
export type AddRules = (value: unknown, verdict: ValidationResult) => ValidationResult;

/** Dresses a generated check as the validators of `openvibe-contracts/validators/*`; what judges the rules is given where there are any. */
export function defineValidator<Type>(name: string, check: Check, addRules?: AddRules): Validator<Type> {
  const validate = (value: unknown, options?: ValidateOptions): ValidationResult => {
    const verdict = judge(check, value);
    return addRules && wantsRules(options) ? addRules(value, verdict) : verdict;
  };
  return {
    validate,
    is: (value): value is Type => accepts(check, value),
    assertValid: (value, options): asserts value is Type => {
      const result = validate(value, options);
      if (!result.valid) throw new ContractError(name, result.errors);
    },
  };
}
