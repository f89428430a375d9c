import { countKeys } from './count-keys.js';
import { isJsonAt } from './is-json.js';
import { isWellFormed } from './is-well-formed.js';

/* What generated code asks of objects and arrays. Each is small enough for an engine to put in place of its call. */

const hasOwn = Object.prototype.hasOwnProperty;

/**
 * Whether an object has another prototype than a plain object of this realm. Plain ones of another realm are odd, too. `_property` is
 * one that was read from it.
 */
export function isOdd(value: object, _property?: unknown): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}

const EMPTY: readonly unknown[] = [];

/** Whether arrays inherit anything that `for in` finds, which may stand where an array has a hole. */
export const hasIndexes = (): boolean => countKeys(EMPTY) > 0;

/** Whether the properties beside the known ones are JSON, and none of the known ones is undefined. `depth` as in `isJsonAt`. */
export function isOpenJson(value: Readonly<Record<string, unknown>>, known: readonly string[], depth: number): boolean {
  for (const key in value) {
    if (!hasOwn.call(value, key)) continue;
    if (known.includes(key) ? value[key] === undefined : !isWellFormed(key) || !isJsonAt(value[key], depth))
      return false;
  }
  return true;
}
