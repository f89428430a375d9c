import { MAX_ERRORS, NO_LIMIT } from '../base/limits.js';
import { type Check, DOUBT } from '../engine/check.js';
import { explain } from '../engine/explain.js';
import { wasCopied } from '../engine/judge.js';
import { isOfName, isTruncated, toResult } from '../engine/to-result.js';
import { startWalks } from '../json/is-json.js';
import { unreadable } from '../json/json-faults.js';
import { ownCopy } from '../json/own-copy.js';
import type { ValidationError, ValidationResult } from '../model/validation-result.js';

/**
 * Adds to the verdict on a value the rules that it breaks. They speak of JSON values alone, and are not asked when the verdict is cut
 * short: there are errors enough. Never throws.
 *
 * @param rules The generated check of the rules; undefined where the contract has none.
 * @param verdict The verdict on the value's shape, which was judged just before: where by a copy, so are the rules.
 */
export function judgeRules(rules: Check | undefined, value: unknown, verdict: ValidationResult): ValidationResult {
  if (!rules || isTruncated(verdict) || verdict.errors.some(({ keyword }) => keyword === 'json')) return verdict;
  try {
    const judged = wasCopied() ? ownCopy(value) : value;
    startWalks(NO_LIMIT);
    const raw = (rules(judged) ?? []).filter((fault) => fault !== DOUBT);
    const broken = leaveOutConsequences(
      raw.map((fault) => explain(fault, judged)),
      verdict.errors,
    );
    return broken.length === 0 ? verdict : toResult([...verdict.errors, ...broken], raw.length > MAX_ERRORS);
  } catch {
    // A getter or Proxy that threw only now, when it was read once more.
    return toResult([...verdict.errors, unreadable('')], false);
  }
}

/** A rule may be broken only because the value, or a member of it, is wrong in shape; that is told already. */
function leaveOutConsequences(
  broken: readonly ValidationError[],
  shape: readonly ValidationError[],
): ValidationError[] {
  const wrong = new Set<string>();
  const wrongNames = new Set<string>();
  for (const error of shape) {
    const { path } = error;
    (isOfName(error) ? wrongNames : wrong).add(path);
    wrong.add(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
  }
  return broken.filter((error) => !(isOfName(error) ? wrongNames : wrong).has(error.path));
}
