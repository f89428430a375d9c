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
    return faults === undefined || (isDoubted(faults) && judgeFaults(check, value, faults).valid);
  } catch {
    return false;
  }
}

/** The verdict of a check on a value, in the form that callers see. Never throws. */
export function judge(check: Check, value: unknown): ValidationResult {
  try {
    startWalks();
    const faults = check(value);
    return faults === undefined ? VALID : judgeFaults(check, value, faults);
  } catch {
    // Something threw when it was read. It is found again, with its place.
    return judgeUnreadable(check, value);
  }
}

/** The result of a value that has faults or doubts: with as few looks at it as tell whether it is JSON. */
function judgeFaults(check: Check, value: unknown, faults: readonly RawError[]): ValidationResult {
  const verdict = toVerdict(faults, value);
  const doubted = isDoubted(faults);
  // A result that is cut short has errors enough; looking through a huge value for more would only cost. But with a doubt, none may be its own.
  if (isTruncated(verdict) && !doubted) return verdict;
  if (isEndless()) return toResult([...verdict.errors, TOO_LARGE], isTruncated(verdict));
  return doubted || !isJson(value) ? judgeDoubted(check, value, verdict) : verdict;
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
  for (const fault of faults) if (fault !== DOUBT) errors.push(explain(fault, value));
  return errors.length === 0 ? VALID : toResult(errors, errors.length > MAX_ERRORS);
}

/** A doubt stands first. */
const isDoubted = (faults: readonly RawError[]): boolean => faults[0] === DOUBT;

/** The verdict on what may not be JSON, and else on a copy: what another realm, or a polluted prototype, adds to a value does not count. */
function judgeDoubted(check: Check, value: unknown, verdict: ValidationResult): ValidationResult {
  const faults = jsonFaults(value);
  if (faults.length > 0)
    return toResult([...faults, ...verdict.errors], faults.length > MAX_ERRORS || isTruncated(verdict));
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
