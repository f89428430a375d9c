import { ownValue } from '../base/own-value.js';

/** What `validate`, `assertValid` and `parse` check beyond the shape; by default nothing. */
export interface ValidateOptions {
  /**
   * Also check the contract's rules: obligations that its shape does not hold, such as that no two inputs have one name. A broken one
   * is an error with the keyword `rule`. Off by default: what is on the wire is one thing, what its receiver grants another.
   */
  readonly rules?: boolean | undefined;
}

/** Whether the rules are to be validated. */
export const wantsRules = (options: ValidateOptions | undefined): boolean => ownValue(options, 'rules') === true;
