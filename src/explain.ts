import type { RawError } from './check.js';
import { appendToPointer, valueAt } from './pointer.js';
import type { ValidationError } from './validation-result.js';

/** Puts a fault in the form that callers see. `instance` is the whole value that was judged. */
export function explain({ path, explainer, detail, propertyName }: RawError, instance: unknown): ValidationError {
  if (propertyName !== undefined) {
    const [keyword, message, params] = explainer(detail, propertyName);
    const told = `has a name that is not accepted: it ${message}`;
    return {
      path: appendToPointer(path, propertyName),
      message: told,
      keyword,
      params,
      ofName: true,
    } as ValidationError;
  }
  const found = explainer(detail, valueAt(instance, path));
  // By index, which is faster than taking it apart, and by length, since what is not there may be inherited.
  const below = found.length === 4 ? found[3] : '';
  return { path: path + below, message: found[1], keyword: found[0], params: found[2] } as ValidationError;
}
