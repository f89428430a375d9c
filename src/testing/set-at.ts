import { unescapeSegment, valueAt } from '../base/pointer.js';

/** Puts a value at a place inside another, below its root; without a value, takes away what stands there. */
export function setAt(root: unknown, pointer: string, ...value: readonly unknown[]): void {
  const slash = pointer.lastIndexOf('/');
  const parent = valueAt(root, pointer.slice(0, slash)) as Record<string, unknown>;
  const key = unescapeSegment(pointer.slice(slash + 1));
  if (value.length === 0) delete parent[key];
  // Not by assignment, which does not make a field of `__proto__`.
  else Object.defineProperty(parent, key, { value: value[0], enumerable: true, configurable: true, writable: true });
}
