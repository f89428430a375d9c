import { isObject } from '../../../src/base/is-object.js';
import { escapeSegment } from '../../../src/base/pointer.js';
import type { Schema } from '../../../src/source/schema.js';
import { drop, type Generator } from '../mutation.js';

/** Lets a property hold anything, forbids it, or has all properties forgotten. */
export const changeProperty: Generator = function* (schema) {
  const { properties } = schema;
  if (!isObject(properties)) return;
  yield* drop(schema, 'properties');
  for (const key of Object.keys(properties)) {
    const put = (to: Schema | false, what: string) => ({
      at: `/properties/${escapeSegment(key)}`,
      what,
      to: { ...schema, properties: { ...properties, [key]: to } },
    });
    yield put({}, 'allow anything');
    yield put(false, 'forbid');
  }
};
