import { MAX_ERRORS } from './limits.js';
import type { InvalidResult, ValidationError } from './validation-result.js';

/**
 * Makes the verdict from the errors that were found: one per fault, sorted by path, and no more than MAX_ERRORS. `isCut` says
 * that checking stopped before its end.
 */
export function toResult(found: readonly ValidationError[], isCut: boolean): InvalidResult {
  const errors = leaveOutConsequences(found).sort(byPath);
  const listed = errors.slice(0, MAX_ERRORS) as unknown as InvalidResult['errors'];
  return { valid: false, errors: listed, ...(isCut || errors.length > MAX_ERRORS ? { truncated: true } : {}) };
}

/** Whether a verdict may lack some errors; the mark is its own, not one that it inherits. */
export const isTruncated = (result: object): boolean => Object.hasOwn(result, 'truncated');

/**
 * Whoever mends a cause has mended its consequences: what is not JSON is wrong in no other way, neither itself nor inside;
 * what is of the wrong type is wrong in no other way; a value beyond a stated bound is not also outside the range of its
 * format; and what two rules say in the same words is one fault.
 */
function leaveOutConsequences(errors: readonly ValidationError[]): ValidationError[] {
  if (errors.length === 1) return [...errors];
  const keywordsAt = new Map<string, Set<string>>();
  for (const { path, keyword } of errors) {
    const keywords = keywordsAt.get(path);
    if (keywords) keywords.add(keyword);
    else keywordsAt.set(path, new Set([keyword]));
  }
  const notJson = errors.filter(({ keyword }) => keyword === 'json').map(({ path }) => `${path}/`);
  const said = new Set<string>();
  return errors.filter(({ path, keyword, message }) => {
    const keywords = keywordsAt.get(path) ?? new Set();
    if (notJson.some((outer) => path.startsWith(outer))) return false;
    if (keywords.has('json') && keyword !== 'json') return false;
    if (keywords.has('type') && keyword !== 'type' && keyword !== 'json') return false;
    if (keyword === 'format' && (keywords.has('minimum') || keywords.has('maximum'))) return false;
    const statement = JSON.stringify([path, message]);
    return !said.has(statement) && said.add(statement);
  });
}

/** By UTF-16 code units, so that the order is the same everywhere; errors at one path keep theirs. */
const byPath = (a: ValidationError, b: ValidationError): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
