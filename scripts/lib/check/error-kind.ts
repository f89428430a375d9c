import type { ValidationError } from '../../../src/validation-result.js';
import type { ExpectedError } from './fixtures.js';

/** An error of expect.json, or of a verdict, which has the rule in its params. */
export type AnyError = ExpectedError | ValidationError;

/** What an error is of: its keyword, or the rule that is broken. */
export function kindOf(error: AnyError): string {
  if (error.keyword !== 'rule') return error.keyword;
  return `rule ${'params' in error ? (error as ValidationError & { keyword: 'rule' }).params.rule : error.rule}`;
}
