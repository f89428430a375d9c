import { MAX_NAME_LENGTH, MAX_PATHS_LENGTH } from './limits.js';
import { ownValue } from './own-value.js';

/** Appends a property's name to the JSON Pointer of an error, which a huge name is cut in. */
export const appendToPointer = (pointer: string, name: string): string => `${pointer}/${escapeShortened(name)}`;

/** A pointer that is longer than all those of a result may be, cut between two names, with `…` for the names left out: a thousand long ones stack up. */
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

/** The name as a reference token (RFC 6901, section 3). Looks before it replaces, since most names need no escaping. */
export const escapeSegment = (name: string): string =>
  /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;

/** The same for a name that only an error tells of: one that is huge is cut. */
export const escapeShortened = (name: string): string =>
  escapeSegment(name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name);

/** The names and indices that a JSON Pointer is made of (RFC 6901, section 4): `/a~1b/0` → `['a/b', '0']`. */
export const segmentsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeSegment);

/** The name that a reference token stands for. */
export const unescapeSegment = (segment: string): string =>
  segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment;
