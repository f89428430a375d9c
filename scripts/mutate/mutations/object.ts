import { isObject } from '../../../src/base/is-object.js';
import { drop, type Generator, replace } from '../mutation.js';

/** Opens a closed object, closes an open one, and drops what is asked of unknown properties and of names. */
export const changeObject: Generator = function* (schema) {
  yield* drop(schema, 'additionalProperties');
  yield* drop(schema, 'propertyNames');
  const isOfObjects = isObject(schema.properties) || [schema.type].flat().includes('object');
  const isClosed = schema.additionalProperties === false;
  if (isOfObjects && !isClosed) yield replace(schema, 'additionalProperties', false, 'close');
};
