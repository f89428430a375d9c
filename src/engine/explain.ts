import { appendToPointer, valueAt } from '../base/pointer.js';
import type { ValidationError } from '../model/validation-result.js';
import type { RawError } from './check.js';

/** Puts an error in the form that callers see. `instance` is the whole value that was validated. */
export function explain({ path, explainer, detail, propertyName }: RawError, instance: unknown): ValidationError {
  const isOfName = propertyName !== undefined;
  const found = explainer(detail, isOfName ? propertyName : valueAt(instance, path));
  // By index, which is faster than taking it apart, and by length, since what is not there may be inherited.
  const below = isOfName ? appendToPointer('', propertyName) : found.length === 4 ? found[3] : '';
  const error = {
    path: path + below,
    message: isOfName ? `has a name that is not accepted: it ${found[1]}` : found[1],
    keyword: found[0],
    params: found[2],
  } as ValidationError;
  return isOfName ? { ...error, ofName: true } : error;
}
