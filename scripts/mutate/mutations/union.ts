import { drop, dropEntries, type Generator } from '../mutation.js';

/** Drops a branch of `anyOf` or `oneOf`, a part of `allOf`, and each as a whole. */
export const changeUnion: Generator = (schema) =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => [...drop(schema, keyword), ...dropEntries(schema, keyword)]);
