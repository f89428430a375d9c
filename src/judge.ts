import type { Check, RawError } from './check.js';
import { messageOf } from './message.js';
import { appendToPointer } from './pointer.js';
import type { InvalidResult, ValidationError, ValidationResult } from './validation-result.js';

const VALID: ValidationResult = Object.freeze({ valid: true, errors: Object.freeze([] as const) });

/** Runs a check and puts its errors in the form that callers see. */
export function judge(check: Check, value: unknown): ValidationResult {
  return check(value) ? VALID : { valid: false, errors: toErrors(check.errors ?? []) };
}

/** The errors that a check left: one per fault, sorted by path, each naming its own place. */
export function toErrors(raw: readonly RawError[]): InvalidResult['errors'] {
  const errors = raw.filter(({ keyword }) => !SUMMARIES.has(keyword)).map(toError);
  return leaveOutConsequences(errors).sort(byPath) as unknown as InvalidResult['errors'];
}

/** Keywords that only say that a subschema failed, whose own error is reported beside them. */
const SUMMARIES: ReadonlySet<string> = new Set(['if', 'propertyNames']);

function toError(raw: RawError): ValidationError {
  return { path: pathOf(raw), message: messageOf(raw), keyword: raw.keyword };
}

/** ajv points at the object; the fault is the property that is missing, unknown or misnamed. */
function pathOf({ instancePath, params, propertyName }: RawError): string {
  const name = params.missingProperty ?? params.additionalProperty ?? propertyName;
  return typeof name === 'string' ? appendToPointer(instancePath, name) : instancePath;
}

/**
 * A value of the wrong type is wrong in no other way, and one beyond a stated bound is not also outside the range of its
 * format: whoever mends the first has mended both.
 */
function leaveOutConsequences(errors: readonly ValidationError[]): ValidationError[] {
  const keywordsAt = new Map<string, Set<string>>();
  for (const { path, keyword } of errors) {
    const keywords = keywordsAt.get(path);
    if (keywords) keywords.add(keyword);
    else keywordsAt.set(path, new Set([keyword]));
  }
  return errors.filter(({ path, keyword }) => {
    const keywords = keywordsAt.get(path) ?? new Set();
    if (keywords.has('type')) return keyword === 'type';
    return !(keyword === 'format' && (keywords.has('minimum') || keywords.has('maximum')));
  });
}

/** By UTF-16 code units, so that the order is the same everywhere; errors at one path keep theirs. */
const byPath = (a: ValidationError, b: ValidationError): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
