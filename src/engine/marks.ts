import { countKeys } from '../base/count-keys.js';
import { isWellFormed } from '../base/is-well-formed.js';
import { MAX_DEPTH } from '../base/limits.js';
import { isEndless, isJsonAt, isOneTooMany, isTagged, isTooFar, itemCount, mark } from '../json/is-json.js';

/*
 * What emitted code asks beside its schema: each marks, where the code looks at a value anyway, what may not be plain JSON, so that a
 * valid value is looked at once. What is marked is walked afterwards, which decides.
 */

/**
 * Marks an object that is another than a plain one of this realm, or has or inherits a `toJSON`. Plain ones of another realm are marked,
 * too. So is one more than a value may hold.
 */
export function markObject(value: object, toJSON: unknown): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (
    toJSON !== undefined ||
    isTagged(value) ||
    (prototype !== Object.prototype && prototype !== null) ||
    isOneTooMany()
  )
    mark();
}

/**
 * Marks an array that may inherit what stands in a hole of it: it is none of this realm, or Array.prototype, an array itself, has items,
 * or `for in` finds anything that arrays inherit. So is one with a `toJSON`. An empty one has no hole.
 */
export function markArray(value: readonly unknown[], toJSON: unknown): void {
  if (toJSON !== undefined || isOneTooMany() || (value.length > 0 && mayInherit(value))) mark();
}

const EMPTY: readonly unknown[] = [];

const mayInherit = (value: readonly unknown[]): boolean =>
  Object.getPrototypeOf(value) !== Array.prototype || Array.prototype.length > 0 || countKeys(EMPTY) > 0;

/** Marks a text that holds half of a surrogate pair. */
export function markText(text: string): void {
  if (!isWellFormed(text)) mark();
}

/** Marks what is not JSON where the schema says nothing, with `depth` arrays and objects around it. */
export function markAny(value: unknown, depth: number): void {
  if (!isJsonAt(value, depth)) mark();
}

/** The same of a property that nothing describes. */
export function markEntry(key: string, value: unknown, depth: number): void {
  if (!isWellFormed(key) || !isJsonAt(value, depth)) mark();
}

/** How many items are looked at: all, or none where lists that stand in many places are too many in all. */
export function itemsOf(items: readonly unknown[]): number {
  const count = itemCount(items);
  if (isEndless()) mark();
  return count;
}

/** Whether emitted code goes no further into a value. Long before the limit the walk counts exactly. */
export function goesTooFar(depth: number): boolean {
  const isOver = isTooFar(depth);
  if (isOver || depth >= MAX_DEPTH / 2) mark();
  return isOver;
}
