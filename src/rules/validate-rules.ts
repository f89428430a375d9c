import { MAX_ERRORS, NO_LIMIT } from '../base/limits.js';
import type { Check } from '../engine/check.js';
import { explain } from '../engine/explain.js';
import { isOfName, isTruncated, toResult } from '../engine/to-result.js';
import { wasCopied } from '../engine/validate-with.js';
import { isMarked, startWalks } from '../json/is-json.js';
import { unreadable } from '../json/json-errors.js';
import { ownCopy } from '../json/own-copy.js';
import type { ValidationError, ValidationResult } from '../model/validation-result.js';

/**
 * Adds to the result on a value the rules that it breaks. They speak of JSON values alone, and are not asked when the result is cut
 * short: there are errors enough. Never throws.
 *
 * @param rules The generated check of the rules; undefined where the contract has none.
 * @param result The result on the value's shape, which was validated just before: where by a copy, so are the rules.
 */
export function validateRules(rules: Check | undefined, value: unknown, result: ValidationResult): ValidationResult {
  if (!rules || isTruncated(result) || result.errors.some(({ keyword }) => keyword === 'json')) return result;
  try {
    let instance = wasCopied() ? ownCopy(value) : value;
    startWalks(NO_LIMIT);
    let found = rules(instance);
    if (isMarked()) {
      // What it inherits may have been taken for its own.
      instance = ownCopy(value);
      found = rules(instance);
    }
    const raw = found ?? [];
    const broken = leaveOutMisshapen(
      raw.map((each) => explain(each, instance)),
      result.errors,
    );
    return broken.length === 0 ? result : toResult([...result.errors, ...broken], raw.length > MAX_ERRORS);
  } catch {
    // A getter or Proxy that threw only now, when it was read once more.
    return toResult([...result.errors, unreadable('')], false);
  }
}

/** A rule may be broken only because the value, or a member of it, is wrong in shape; that is reported already. */
function leaveOutMisshapen(broken: readonly ValidationError[], shape: readonly ValidationError[]): ValidationError[] {
  const wrong = new Set<string>();
  const wrongNames = new Set<string>();
  for (const error of shape) {
    const { path } = error;
    (isOfName(error) ? wrongNames : wrong).add(path);
    wrong.add(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
  }
  return broken.filter((error) => !(isOfName(error) ? wrongNames : wrong).has(error.path));
}
