import { ContractError } from '../model/contract-error.js';
import { type ValidateOptions, wantsRules } from '../model/validate-options.js';
import type { ValidationResult } from '../model/validation-result.js';
import type { Check } from './check.js';
import { accepts, validateWith } from './validate-with.js';

/** The validators of one contract, without the look-up by name. */
export interface Validator<Type> {
  readonly validate: (value: unknown, options?: ValidateOptions) => ValidationResult;
  readonly is: (value: unknown) => value is Type;
  readonly assertValid: (value: unknown, options?: ValidateOptions) => asserts value is Type;
}

/** Adds the rules that a value breaks to the result on its shape. */
export type AddRules = (value: unknown, result: ValidationResult) => ValidationResult;

/* One maker for each function, so that a bundle that uses one holds no other. */

export const toValidate =
  <Type>(check: Check, addRules?: AddRules): Validator<Type>['validate'] =>
  (value, options) => {
    const result = validateWith(check, value);
    return addRules && wantsRules(options) ? addRules(value, result) : result;
  };

export const toIs =
  <Type>(check: Check): Validator<Type>['is'] =>
  (value): value is Type =>
    accepts(check, value);

export const toAssertValid =
  <Type>(name: string, validate: Validator<Type>['validate']): Validator<Type>['assertValid'] =>
  (value, options) => {
    const result = validate(value, options);
    if (!result.valid) throw new ContractError(name, result.errors);
  };
