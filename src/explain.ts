import type { RawError } from './check.js';
import { appendToPointer, valueAt } from './pointer.js';
import type { ValidationError } from './validation-result.js';

/**
 * Puts a fault in the form that callers see. `instance` is the whole value that was judged. A fault is found at the object; its path
 * leads to the property that is missing, unknown or misnamed. Only own properties are read.
 */
export function explain({ path, explainer, detail, propertyName }: RawError, instance: unknown): ValidationError {
  const { keyword, message, params } = explainer(detail, valueAt(instance, path));
  const property =
    propertyName ?? (Object.hasOwn(params, 'property') ? (params as { property: string }).property : undefined);
  return {
    path: property === undefined ? path : appendToPointer(path, property),
    message,
    keyword,
    params,
  } as ValidationError;
}
