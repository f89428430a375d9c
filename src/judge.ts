import type { Check } from './check.js';
import { explain } from './explain.js';
import { hasRunOut, isJson } from './is-json.js';
import { jsonFaults, TOO_LARGE, unreadable } from './json-faults.js';
import { MAX_ERRORS } from './limits.js';
import { isTruncated, toResult } from './to-result.js';
import type { ValidationResult } from './validation-result.js';

const VALID: ValidationResult = Object.freeze({ valid: true, errors: Object.freeze([] as const) });

/** Whether a check accepts a value. Never throws: a value that throws when read is not accepted. */
export function accepts(check: Check, value: unknown): boolean {
  try {
    return check(value) && isJson(value);
  } catch {
    return false;
  }
}

/** The verdict of a check on a value, in the form that callers see. Never throws. */
export function judge(check: Check, value: unknown): ValidationResult {
  try {
    const verdict = judgeJson(check, value);
    // A verdict that is cut short has errors enough; looking through a huge value for more would only cost.
    if (isTruncated(verdict) || isJson(value)) return verdict;
    if (hasRunOut()) return toResult([...verdict.errors, TOO_LARGE], false);
  } catch {
    // Something threw when it was read. It is found again below, with its place.
  }
  return judgeOther(check, value);
}

/** The verdict on a value that is known to be JSON, such as what JSON.parse gives. */
export function judgeJson(check: Check, value: unknown): ValidationResult {
  if (check(value)) return VALID;
  const raw = check.errors ?? [];
  const errors = raw.filter(({ keyword }) => !SUMMARIES.has(keyword)).map((error) => explain(error, value));
  return toResult(errors, raw.length > MAX_ERRORS);
}

/** Keywords that only say that a subschema failed, whose own error is reported beside them. */
const SUMMARIES: ReadonlySet<string> = new Set(['if', 'propertyNames']);

/** The verdict on what is not JSON, or throws when read: what JSON cannot hold, and what else the contract has against it. */
function judgeOther(check: Check, value: unknown): ValidationResult {
  const faults = jsonFaults(value);
  const isCut = faults.length > MAX_ERRORS;
  try {
    const other = judgeJson(check, value);
    // A value that passes when it is looked at again is not the same each time, which no JSON value is.
    const errors = faults.length + other.errors.length > 0 ? [...faults, ...other.errors] : [unreadable('', CHANGES)];
    return toResult(errors, isCut || isTruncated(other));
  } catch (error) {
    return toResult(faults.length > 0 ? faults : [unreadable('', error)], isCut);
  }
}

const CHANGES = 'it changes while it is read';
