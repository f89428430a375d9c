import { isWellFormed } from '../base/is-well-formed.js';
import { MAX_CONTAINERS, MAX_DEPTH, MAX_TEXT_LENGTH, MAX_VALUES, VALUES_OF_CALL } from '../base/limits.js';

/**
 * Whether a value is one that JSON can hold, all the way down: null, booleans, finite numbers, well-formed strings, arrays
 * without holes, and plain objects of such values under their own keys. May throw where a Proxy or getter does.
 */
export function isJson(value: unknown): boolean {
  startWalks();
  return isJsonAt(value, 0);
}

/** Sets back what may be looked at: generated code and the walks that it makes through one value share the limits. */
export function startWalks(values = MAX_VALUES): void {
  containersLeft = MAX_CONTAINERS;
  valuesLeft = values;
  textLeft = MAX_TEXT_LENGTH;
  marked = false;
}

/** Says that the value may not be plain JSON, or that what it inherits may have been taken for its own. A walk then decides. */
export function mark(): void {
  marked = true;
}

/** Whether anything was marked since the walks started. */
export const isMarked = (): boolean => marked;

/** Whether generated code goes no further into a value, with `depth` arrays and objects around the part: it has no end, or is not JSON. */
export function isTooFar(depth: number): boolean {
  valuesLeft -= VALUES_OF_CALL;
  return valuesLeft < 0 || depth > MAX_DEPTH;
}

/** How many items generated code looks at: all, or none where lists that stand in many places are too many in all. */
export function itemCount(items: readonly unknown[]): number {
  valuesLeft -= items.length;
  return valuesLeft < 0 ? 0 : items.length;
}

/** Whether a walk gave up because the value has no end, or is larger than any JSON text. Generated code may count a part once for each schema that describes it. */
export const isEndless = (): boolean => valuesLeft < 0 || textLeft < 0;

/** Counts an array or object that generated code describes; whether there may be more of them than a value may hold. */
export const isOneTooMany = (): boolean => --containersLeft < 0;

let marked = false;
let containersLeft = 0;
let valuesLeft = 0;
let textLeft = 0;

// Engines know this call inside `for in` and leave it out; they do not know Object.hasOwn.
export const hasOwn = Object.prototype.hasOwnProperty;

/**
 * The same of a part of a value, with `depth` arrays and objects around it. Recursion is safe here: it ends at MAX_DEPTH, far
 * below what any stack holds.
 */
export function isJsonAt(value: unknown, depth: number): boolean {
  if (--valuesLeft < 0) return false;
  switch (typeof value) {
    case 'string':
      textLeft -= value.length;
      return textLeft >= 0 && isWellFormed(value);
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return value === null || (depth < MAX_DEPTH && --containersLeft >= 0 && isJsonContainer(value, depth + 1));
    default:
      return false;
  }
}

function isJsonContainer(value: object, depth: number): boolean {
  if (Array.isArray(value)) {
    if (hasToJson(value, [])) return false;
    for (let i = 0; i < value.length; i++) {
      // A hole reads as undefined, unless a polluted prototype fills it.
      if (!isJsonAt(value[i], depth) || !hasOwn.call(value, i)) return false;
    }
    return true;
  }
  if (!isPlain(value) || hasToJson(value, {})) return false;
  // `for in` is several times as fast as Object.keys; it also walks the prototypes, whose keys do not count.
  for (const key in value) {
    if (!hasOwn.call(value, key)) continue;
    if (!isWellFormed(key) || !isJsonAt((value as Record<string, unknown>)[key], depth)) return false;
  }
  return true;
}

/**
 * Objects of a class have a prototype below the root one, or one that is a root and has a constructor without being that of a realm. A
 * plain object of another realm has that realm's root. What calls itself something, as modules do, may be plain all the same.
 */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (isTagged(value) && !(Symbol.toStringTag in value)) return false;
  return prototype === null || prototype === Object.prototype || isRoot(prototype as object);
}

/** Whether a value is of a kind of its own, such as `arguments` or a boxed scalar, whatever its prototype; or calls itself so. */
export const isTagged = (value: object): boolean => Object.prototype.toString.call(value) !== '[object Object]';

const isRoot = (prototype: object): boolean =>
  Object.getPrototypeOf(prototype) === null && ('hasOwnProperty' in prototype || !('constructor' in prototype));

/** Whether JSON.stringify asks the value what to write in its place. What this realm gave to all objects or arrays, such as `plain`, is not the value's. */
export const hasToJson = (value: object, plain: object): boolean =>
  typeof (value as Writer).toJSON === 'function' && (value as Writer).toJSON !== (plain as Writer).toJSON;

interface Writer {
  readonly toJSON?: unknown;
}
