import { MAX_ERRORS } from '../base/limits.js';

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

/** What stands as a property of the name in the object itself, where objects inherit one of the name: `constructor`. Other names are read in place. */
export const ownProperty = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;
