import { MAX_ERRORS, NO_LIMIT } from '../base/limits.js';
import { isEndless, isJson, startWalks } from '../json/is-json.js';
import { CHANGES, jsonFaults, TOO_LARGE, unreadable } from '../json/json-faults.js';
import { ownCopy } from '../json/own-copy.js';
import type { ValidationError, ValidationResult } from '../model/validation-result.js';
import { type Check, DOUBT, type RawError } from './check.js';
import { explain } from './explain.js';
import { isTruncated, toResult } from './to-result.js';

/** Whether the last value was judged by a copy of what is its own. */
export const wasCopied = (): boolean => isCopied;

let isCopied = false;

const VALID: ValidationResult = Object.freeze({ valid: true, errors: Object.freeze([] as const) });

/** Whether a check accepts a value. Never throws: a value that throws when read is not accepted. */
export function accepts(check: Check, value: unknown): boolean {
  try {
    startWalks();
    const faults = check(value);
    // Faults beside a doubt may be those of what the value inherits.
    return faults === undefined || (faults[0] === DOUBT && judgeFaults(check, value, faults).valid);
  } catch {
    return false;
  }
}

/** The verdict of a check on a value, in the form that callers see. Never throws. */
export function judge(check: Check, value: unknown): ValidationResult {
  isCopied = false;
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
  // A doubt stands first.
  const isDoubted = faults[0] === DOUBT;
  // A result that is cut short has errors enough; looking through a huge value for more would only cost. But with a doubt, none may be its own.
  if (isTruncated(verdict) && !isDoubted) return verdict;
  if (isEndless()) return toResult([...verdict.errors, TOO_LARGE], isTruncated(verdict));
  return isDoubted || !isJson(value) ? judgeDoubted(check, value, verdict) : verdict;
}

/** The verdict on a value that is known to be JSON, such as what JSON.parse gives. */
export function judgeJson(check: Check, value: unknown): ValidationResult {
  isCopied = false;
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

/** The verdict on what may not be JSON, and else on a copy: what another realm, or a polluted prototype, adds to a value does not count. */
function judgeDoubted(check: Check, value: unknown, verdict: ValidationResult): ValidationResult {
  const faults = jsonFaults(value);
  if (faults.length > 0)
    return toResult([...faults, ...verdict.errors], faults.length > MAX_ERRORS || isTruncated(verdict));
  const copy = ownCopy(value);
  if (!isJson(copy)) return toResult([isEndless() ? TOO_LARGE : CHANGES], false);
  const result = judgeJson(check, copy);
  isCopied = true;
  return result;
}

function judgeUnreadable(check: Check, value: unknown): ValidationResult {
  const faults = jsonFaults(value);
  let other = VALID;
  // A value that passes when it is looked at again is not the same each time, which no JSON value is.
  let otherwise = CHANGES;
  try {
    startWalks();
    other = toVerdict(check(value), value);
  } catch {
    otherwise = unreadable('');
  }
  const errors = [...faults, ...other.errors];
  return toResult(errors.length > 0 ? errors : [otherwise], faults.length > MAX_ERRORS || isTruncated(other));
}
