import { drop, type Generator, replace } from '../mutation.js';
import { editPattern } from '../pattern/edit-pattern.js';

/** Drops the pattern, and changes each of its parts by a little. */
export const changePattern: Generator = function* (schema) {
  const { pattern } = schema;
  if (typeof pattern !== 'string') return;
  yield* drop(schema, 'pattern');
  for (const edited of editPattern(pattern)) yield replace(schema, 'pattern', edited, `→ ${edited}`);
};
