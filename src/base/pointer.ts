import { MAX_NAME_LENGTH, MAX_PATHS_LENGTH } from './limits.js';
import { ownValue } from './own-value.js';

/** Appends a property's name to a JSON Pointer, escaped as RFC 6901, section 3 asks. */
export const appendToPointer = (pointer: string, name: string): string => `${pointer}/${escapeSegment(name)}`;

/** A pointer that is longer than all those of a verdict may be, cut between two names, with `…` for the names left out: a thousand long ones stack up. */
export const cutPointer = (pointer: string): string =>
  pointer.length > MAX_PATHS_LENGTH ? `${pointer.slice(0, pointer.lastIndexOf('/', MAX_PATHS_LENGTH - 2))}/…` : pointer;

/** What stands at a JSON Pointer; undefined where nothing does. Only own properties count, and of a list its items. */
export function valueAt(instance: unknown, pointer: string): unknown {
  let value = instance;
  for (let start = 1; start <= pointer.length; ) {
    const slash = pointer.indexOf('/', start);
    const end = slash === -1 ? pointer.length : slash;
    const key = unescapeSegment(pointer.slice(start, end));
    if (key === 'length' && Array.isArray(value)) return undefined;
    value = ownValue(value as Record<string, unknown>, key);
    start = end + 1;
  }
  return value;
}

/** The name as a reference token. Looks before it replaces, since most names need no escaping, and cuts one that is huge. */
export function escapeSegment(name: string): string {
  const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  return /[~/]/.test(short) ? short.replaceAll('~', '~0').replaceAll('/', '~1') : short;
}

/** The name that a reference token stands for. */
export const unescapeSegment = (segment: string): string =>
  segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment;
