import { drop, type Generator, replace } from '../mutation.js';

/** Drops a `$ref`, and has it lead to each other target of another shape. */
export const changeRef: Generator = function* (schema, { targets }) {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return;
  yield* drop(schema, '$ref');
  const own = targets.find(({ ref }) => ref === $ref);
  for (const { ref, name, shape } of targets) {
    if (shape !== own?.shape) yield replace(schema, '$ref', ref, `${own?.name} → ${name}`);
  }
};
