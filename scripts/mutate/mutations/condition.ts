import { drop, type Generator, replace } from '../mutation.js';

/** Drops a condition, its `then` and its `else`, and has it hold always and never. Without its `if` the rest says nothing. */
export const changeCondition: Generator = function* (schema) {
  if (!('if' in schema)) return;
  yield* drop(schema, 'if', 'then', 'else');
  yield* drop(schema, 'then');
  yield* drop(schema, 'else');
  yield replace(schema, 'if', true, 'holds always');
  yield replace(schema, 'if', false, 'holds never');
};
