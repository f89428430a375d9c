import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../src/base/is-object.js';
import { escapeSegment } from '../../src/base/pointer.js';

/** One value that was replaced, dropped or added, and nothing else. */
export interface Edit {
  readonly kind: 'replaced' | 'dropped' | 'added';
  /** JSON Pointer to the value, in the one of the two that has it. */
  readonly path: string;
}

/**
 * The edit that makes one value of another; undefined when they are equal or more than one edit apart. An object is not
 * replaced by an object, nor a list by a list: those are compared part by part.
 */
export function findEdit(from: unknown, to: unknown, path = ''): Edit | undefined {
  if (Array.isArray(from) && Array.isArray(to)) return findInArrays(from, to, path);
  if (isObject(from) && isObject(to)) return findInObjects(from, to, path);
  return isDeepStrictEqual(from, to) ? undefined : { kind: 'replaced', path };
}

function findInObjects(from: Record<string, unknown>, to: Record<string, unknown>, path: string): Edit | undefined {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  const [key, ...others] = [...keys].filter(
    (each) => !(Object.hasOwn(from, each) && Object.hasOwn(to, each) && isDeepStrictEqual(from[each], to[each])),
  );
  if (key === undefined || others.length > 0) return undefined;
  const at = `${path}/${escapeSegment(key)}`;
  if (!Object.hasOwn(to, key)) return { kind: 'dropped', path: at };
  return Object.hasOwn(from, key) ? findEdit(from[key], to[key], at) : { kind: 'added', path: at };
}

function findInArrays(from: readonly unknown[], to: readonly unknown[], path: string): Edit | undefined {
  const i = from.findIndex((item, index) => index >= to.length || !isDeepStrictEqual(item, to[index]));
  const at = `${path}/${i === -1 ? from.length : i}`;
  const without = (list: readonly unknown[]): unknown[] => list.filter((_, index) => index !== i);
  if (from.length === to.length + 1)
    return isDeepStrictEqual(without(from), [...to]) ? { kind: 'dropped', path: at } : undefined;
  if (to.length === from.length + 1) {
    const added = i === -1 ? to.slice(0, -1) : without(to);
    return isDeepStrictEqual(added, [...from]) ? { kind: 'added', path: at } : undefined;
  }
  if (from.length !== to.length || i === -1 || !isDeepStrictEqual(from.slice(i + 1), to.slice(i + 1))) return undefined;
  return findEdit(from[i], to[i], at);
}
