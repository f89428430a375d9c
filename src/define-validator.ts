import type { Check } from './check.js';
import { ContractError } from './contract-error.js';
import { accepts, judge } from './judge.js';
import { judgeRules } from './rules/judge-rules.js';
import { type ValidateOptions, wantsRules } from './validate-options.js';
import type { ValidationResult } from './validation-result.js';

/** The validators of one contract, without the look-up by name. */
export interface Validator<Type> {
  readonly validate: (value: unknown, options?: ValidateOptions) => ValidationResult;
  readonly is: (value: unknown) => value is Type;
  readonly assertValid: (value: unknown, options?: ValidateOptions) => asserts value is Type;
}

/** Dresses a generated check, and that of the rules where there are any, as the validators of `openvibe-contracts/validators/*`. */
export function defineValidator<Type>(name: string, check: Check, rules?: Check): Validator<Type> {
  const validate = (value: unknown, options?: ValidateOptions): ValidationResult => {
    const verdict = judge(check, value);
    return wantsRules(options) ? judgeRules(rules, value, verdict) : verdict;
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
