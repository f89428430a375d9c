import { countKeys } from '../base/count-keys.js';
import { isWellFormed } from '../base/is-well-formed.js';
import { MAX_ERRORS } from '../base/limits.js';
import { hasOwn, isEndless, isJsonAt, isOneTooMany, isTagged } from '../json/is-json.js';

/* What generated code asks of objects and arrays. Each is small enough for an engine to put in place of its call. */

/**
 * Whether an object is another than a plain one of this realm, or has or inherits a `toJSON`. Plain ones of another realm are odd, too.
 * So is one more than a value may hold.
 */
export function mayNotBePlain(value: object, toJSON: unknown): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    toJSON !== undefined || isTagged(value) || (prototype !== Object.prototype && prototype !== null) || isOneTooMany()
  );
}

const EMPTY: readonly unknown[] = [];

/**
 * Whether an array may inherit what stands in a hole of it: it is none of this realm, or Array.prototype, an array itself, has items, or
 * `for in` finds anything that arrays inherit. So is one with a `toJSON`, and one whose items were too many to be looked at. An empty one has no hole.
 */
export const mayNotBePlainArray = (value: readonly unknown[], toJSON: unknown): boolean =>
  toJSON !== undefined || isOneTooMany() || (value.length > 0 && (mayInherit(value) || isEndless()));

const mayInherit = (value: readonly unknown[]): boolean =>
  Object.getPrototypeOf(value) !== Array.prototype || Array.prototype.length > 0 || countKeys(EMPTY) > 0;

/**
 * The keys that an object has beside the known ones, of which `found` were found; undefined when there are no more keys than those.
 * No more keys than a result can list are given. An engine lists all keys of a huge object each time that it is walked, so a second
 * time is for small ones: beyond the first keys, which may be known, unknown ones are taken as they come.
 */
export function unknownKeys(value: object, known: readonly string[], found: number): string[] | undefined {
  let count = 0;
  let late: string[] | undefined;
  for (const key in value) {
    if (++count <= known.length) continue;
    late ??= [];
    if (isUnknown(value, known, key) && late.push(key) > MAX_ERRORS) return late;
  }
  return count === found ? undefined : Object.keys(value).filter((key) => isUnknown(value, known, key));
}

const isUnknown = (value: object, known: readonly string[], key: string): boolean =>
  !known.includes(key) && Object.hasOwn(value, key);

/**
 * Whether the properties beside the known ones are JSON, and of the known ones none is undefined and all `found` are enumerable.
 * `depth` as in `isJsonAt`.
 */
export function isOpenJson(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  depth: number,
  found: number,
): boolean {
  let missing = found;
  for (const key in value) {
    if (!hasOwn.call(value, key)) continue;
    if (
      known.includes(key) ? value[key] === undefined || !missing-- : !isWellFormed(key) || !isJsonAt(value[key], depth)
    )
      return false;
  }
  return missing === 0;
}

/** Whether a property that an object has is its own: certainly, where Object.prototype has none of the name. */
export const isOwn = (inherited: unknown, value: object, name: string): boolean =>
  inherited === undefined || hasOwn.call(value, name);
