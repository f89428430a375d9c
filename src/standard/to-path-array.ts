import { segmentsOf } from '../base/pointer.js';

/** The keys that a JSON Pointer names. One is a number where an array stands in the value: `/a~1b/0` → `['a/b', 0]`. */
export function toPathArray(pointer: string, instance: unknown): (string | number)[] {
  let value = instance;
  return segmentsOf(pointer).map((name) => {
    const key = isArray(value) && /^\d+$/.test(name) ? Number(name) : name;
    value = read(value, key);
    return key;
  });
}

/* A value that cannot be read is reported as an error, whose path leads to it all the same. */

function isArray(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

function read(value: unknown, key: string | number): unknown {
  try {
    return Object.hasOwn(value as object, key) ? (value as Record<string, unknown>)[key] : undefined;
  } catch {
    return undefined;
  }
}
