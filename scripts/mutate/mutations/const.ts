import { drop, type Generator, replace } from '../mutation.js';

/** Drops the one value that is accepted, and puts another in its place. */
export const changeConst: Generator = function* (schema) {
  if (!('const' in schema)) return;
  yield* drop(schema, 'const');
  const other = otherThan(schema.const);
  yield replace(schema, 'const', other, `${JSON.stringify(schema.const)} → ${JSON.stringify(other)}`);
};

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? value.toUpperCase() : null;
}
