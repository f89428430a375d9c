import { type Check, DOUBT, type RawError } from './check.js';
import { explain } from './explain.js';
import { hasRunOut, isEndless, isJson, startWalks } from './is-json.js';
import { CHANGES, jsonFaults, TOO_LARGE, unreadable } from './json-faults.js';
import { MAX_ERRORS, NO_LIMIT } from './limits.js';
import { ownCopy } from './own-copy.js';
import { isTruncated, toResult } from './to-result.js';
import type { ValidationError, ValidationResult } from './validation-result.js';

const VALID: ValidationResult = Object.freeze({ valid: true, errors: Object.freeze([] as const) });

/** Whether a check accepts a value. Never throws: a value that throws when read is not accepted. */
export function accepts(check: Check, value: unknown): boolean {
  try {
    startWalks();
    const faults = check(value);
    // Faults beside a doubt may be those of what the value inherits.
    return faults === undefined || (faults.some(isDoubt) && judgeDoubted(check, value, VALID).valid);
  } catch {
    return false;
  }
}

/** The verdict of a check on a value, in the form that callers see. Never throws. */
export function judge(check: Check, value: unknown): ValidationResult {
  try {
    startWalks();
    const faults = check(value);
    if (faults === undefined) return VALID;
    const verdict = toVerdict(faults, value);
    // A verdict that is cut short has errors enough; looking through a huge value for more would only cost.
    if (isTruncated(verdict)) return verdict;
    if (isEndless()) return toResult([...verdict.errors, TOO_LARGE], false);
    return faults.some(isDoubt) || !isJson(value) ? judgeDoubted(check, value, verdict) : verdict;
  } catch {
    // Something threw when it was read. It is found again, with its place.
    return judgeUnreadable(check, value);
  }
}

/** The verdict on a value that is known to be JSON, such as what JSON.parse gives. */
export function judgeJson(check: Check, value: unknown): ValidationResult {
  startWalks(NO_LIMIT);
  return toVerdict(check(value), value);
}

/** What the faults say of a value that turns out to be JSON, where doubts are none. */
function toVerdict(faults: readonly RawError[] | undefined, value: unknown): ValidationResult {
  if (faults === undefined) return VALID;
  const errors: ValidationError[] = [];
  for (const fault of faults) if (!isDoubt(fault)) errors.push(explain(fault, value));
  return errors.length === 0 ? VALID : toResult(errors, errors.length > MAX_ERRORS);
}

const isDoubt = (fault: RawError): boolean => fault === DOUBT;

/** The verdict on what may not be JSON, and else on a copy: what another realm, or a polluted prototype, adds to a value does not count. */
function judgeDoubted(check: Check, value: unknown, verdict: ValidationResult): ValidationResult {
  const faults = jsonFaults(value);
  if (faults.length > 0) return toResult([...faults, ...verdict.errors], faults.length > MAX_ERRORS);
  if (isJson(value)) return judgeJson(check, ownCopy(value));
  return hasRunOut() ? toResult([...verdict.errors, TOO_LARGE], false) : toResult([CHANGES], false);
}

function judgeUnreadable(check: Check, value: unknown): ValidationResult {
  const faults = jsonFaults(value);
  const isCut = faults.length > MAX_ERRORS;
  try {
    startWalks();
    const other = toVerdict(check(value), value);
    // A value that passes when it is looked at again is not the same each time, which no JSON value is.
    const errors = faults.length + other.errors.length > 0 ? [...faults, ...other.errors] : [CHANGES];
    return toResult(errors, isCut || isTruncated(other));
  } catch {
    return toResult(faults.length > 0 ? faults : [unreadable('')], isCut);
  }
}
