import { MAX_ERRORS, NO_LIMIT } from '../base/limits.js';
import { isEndless, isJson, isMarked, startWalks } from '../json/is-json.js';
import { CHANGES, jsonErrors, TOO_LARGE, unreadable } from '../json/json-errors.js';
import { ownCopy } from '../json/own-copy.js';
import type { ValidationResult } from '../model/validation-result.js';
import type { Check, RawErrors } from './check.js';
import { explain } from './explain.js';
import { isTruncated, toResult } from './to-result.js';

/** Whether the last value was validated by a copy of what is its own. */
export const wasCopied = (): boolean => isCopied;

let isCopied = false;

const VALID: ValidationResult = Object.freeze({ valid: true, errors: Object.freeze([] as const) });

/** Whether a check accepts a value. Never throws: a value that throws when read is not accepted. */
export function accepts(check: Check, value: unknown): boolean {
  try {
    startWalks();
    const rawErrors = check(value);
    // Errors of what is marked may be those of what the value inherits.
    return isMarked() ? toFullResult(check, value, rawErrors).valid : rawErrors === undefined;
  } catch {
    return false;
  }
}

/** The result of a check on a value, in the form that callers see. Never throws. */
export function validateWith(check: Check, value: unknown): ValidationResult {
  isCopied = false;
  try {
    startWalks();
    const rawErrors = check(value);
    return rawErrors === undefined && !isMarked() ? VALID : toFullResult(check, value, rawErrors);
  } catch {
    // Something threw when it was read. It is found again, with its place.
    return resultOfUnreadable(check, value);
  }
}

/** The result of a value that has errors or the mark: with as few looks at it as say whether it is JSON. */
function toFullResult(check: Check, value: unknown, rawErrors: RawErrors): ValidationResult {
  const result = explainAll(rawErrors, value);
  const isUnsure = isMarked();
  // A result that is cut short has errors enough; looking through a huge value for more would only cost. But with the mark, none may be its own.
  if (isTruncated(result) && !isUnsure) return result;
  if (isEndless()) return toResult([...result.errors, TOO_LARGE], isTruncated(result));
  return isUnsure || !isJson(value) ? resultOfUnusual(check, value, result) : result;
}

/** The result on a value that is known to be JSON, such as what JSON.parse gives. */
export function validateJsonWith(check: Check, value: unknown): ValidationResult {
  isCopied = false;
  startWalks(NO_LIMIT);
  const rawErrors = check(value);
  // It is JSON, but what it inherits may have been taken for its own.
  return isMarked() ? resultOfCopy(check, ownCopy(value)) : explainAll(rawErrors, value);
}

/** The result on a value that inherits nothing. */
function resultOfCopy(check: Check, copy: unknown): ValidationResult {
  startWalks(NO_LIMIT);
  const result = explainAll(check(copy), copy);
  isCopied = true;
  return result;
}

/** What the errors say of a value that is JSON. */
function explainAll(rawErrors: RawErrors, value: unknown): ValidationResult {
  if (rawErrors === undefined) return VALID;
  return toResult(
    rawErrors.map((raw) => explain(raw, value)),
    rawErrors.length > MAX_ERRORS,
  );
}

/** The result on what may not be JSON, and else on a copy: what another realm, or a polluted prototype, adds to a value does not count. */
function resultOfUnusual(check: Check, value: unknown, found: ValidationResult): ValidationResult {
  const notJson = jsonErrors(value);
  if (notJson.length > 0)
    return toResult([...notJson, ...found.errors], notJson.length > MAX_ERRORS || isTruncated(found));
  const copy = ownCopy(value);
  if (!isJson(copy)) return toResult([isEndless() ? TOO_LARGE : CHANGES], false);
  return resultOfCopy(check, copy);
}

function resultOfUnreadable(check: Check, value: unknown): ValidationResult {
  const notJson = jsonErrors(value);
  let other = VALID;
  // A value that passes when it is looked at again is not the same each time, which no JSON value is.
  let otherwise = CHANGES;
  try {
    startWalks();
    other = explainAll(check(value), value);
  } catch {
    otherwise = unreadable('');
  }
  const errors = [...notJson, ...other.errors];
  return toResult(errors.length > 0 ? errors : [otherwise], notJson.length > MAX_ERRORS || isTruncated(other));
}
