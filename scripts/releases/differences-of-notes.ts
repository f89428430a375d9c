import { isDeepStrictEqual } from 'node:util';
import { type Schema, subschemas } from '../../src/source/schema.js';
import { metadataIn } from './content.js';

/** Metadata that says who is responsible. All other metadata tells users what they may count on. */
const WORDS_ONLY: ReadonlySet<string> = new Set(['version', 'owner', 'decision']);

/** Keywords that have no effect and that programs act on. */
const READ_BY_PROGRAMS = ['default', 'deprecated'] as const;

/** What changed for users in the metadata, the defaults and the deprecations, in words. */
export function differencesOfNotes(old: Schema, next: Schema): string[] {
  return [
    ...differencesOfMetadata(old, next).filter(([field]) => !WORDS_ONLY.has(field)),
    ...READ_BY_PROGRAMS.flatMap((keyword) => differencesOf(keyword, old, next)),
  ].map(([, words]) => words);
}

/** What changed in the metadata that is no more than words. */
export const differencesOfWords = (old: Schema, next: Schema): string[] =>
  differencesOfMetadata(old, next)
    .filter(([field]) => WORDS_ONLY.has(field) && field !== 'version')
    .map(([, words]) => words);

type Named = readonly [field: string, words: string];

function differencesOfMetadata(old: Schema, next: Schema): Named[] {
  const [before, after] = [metadataIn(old), metadataIn(next)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => [field, `${field} ${now(before[field], after[field], String)}`]);
}

function differencesOf(keyword: string, old: Schema, next: Schema): Named[] {
  const [before, after] = [valuesOf(keyword, old), valuesOf(keyword, next)];
  const pointers = [...new Set([...before.keys(), ...after.keys()])].sort();
  return pointers
    .filter((pointer) => !isDeepStrictEqual(before.get(pointer), after.get(pointer)))
    .map((pointer) => {
      const at = pointer === '' ? '' : `#${pointer}: `;
      return [keyword, `${at}"${keyword}" ${now(before.get(pointer), after.get(pointer), JSON.stringify)}`];
    });
}

/** The values of a keyword, by the pointer to the subschema that it stands in. */
function valuesOf(keyword: string, bundle: Schema): Map<string, unknown> {
  const places = [...subschemas(bundle)].filter(({ schema }) => Object.hasOwn(schema, keyword));
  return new Map(places.map(({ schema, pointer }) => [pointer, schema[keyword]]));
}

function now(before: unknown, after: unknown, quote: (value: unknown) => string): string {
  if (after === undefined) return `is gone; it was ${quote(before)}`;
  return before === undefined ? `is now ${quote(after)}` : `is now ${quote(after)}; it was ${quote(before)}`;
}
