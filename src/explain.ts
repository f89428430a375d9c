import type { RawError } from './check.js';
import { appendToPointer, valueAt } from './pointer.js';
import type { ValidationError } from './validation-result.js';

/** Puts a fault in the form that callers see. `instance` is the whole value that was judged. */
export function explain({ path, explainer, detail, propertyName }: RawError, instance: unknown): ValidationError {
  const place = propertyName === undefined ? path : appendToPointer(path, propertyName);
  const [keyword, message, params, below = ''] = explainer(detail, valueAt(instance, place));
  return { path: place + below, message, keyword, params } as ValidationError;
}
