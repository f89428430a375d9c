import type { RawError } from './check.js';
import { appendToPointer, valueAt } from './pointer.js';
import type { ValidationError } from './validation-result.js';

/** Puts a fault in the form that callers see. `instance` is the whole value that was judged. */
export function explain({ path, explainer, detail, propertyName }: RawError, instance: unknown): ValidationError {
  const place = propertyName === undefined ? path : appendToPointer(path, propertyName);
  const found = explainer(detail, valueAt(instance, place));
  // By index, which is faster than taking it apart, and by length, since what is not there may be inherited.
  const below = found.length === 4 ? found[3] : '';
  return { path: place + below, message: found[1], keyword: found[0], params: found[2] } as ValidationError;
}
