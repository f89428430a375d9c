import { isObject } from '../../../src/base/is-object.js';
import { drop, dropEntries, type Generator, replace } from '../mutation.js';

/** Makes a required property optional, and an optional one required. */
export const changeRequired: Generator = function* (schema) {
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  yield* drop(schema, 'required');
  yield* dropEntries(schema, 'required');
  for (const key of isObject(schema.properties) ? Object.keys(schema.properties) : []) {
    if (!required.includes(key)) {
      yield replace(schema, 'required', [...required, key], `require ${JSON.stringify(key)}`);
    }
  }
};
