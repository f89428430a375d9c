import type { Arbitrary } from 'fast-check';
import type { Combinators } from './generator/combinators.js';

/** What is used of fast-check: the package itself, by whatever way it was loaded. */
export type FastCheck = Pick<
  typeof import('fast-check'),
  'array' | 'constant' | 'integer' | 'oneof' | 'record' | 'tuple'
>;

/** Combinators that shrink, for `arbitrary`. */
export const fastCheckCombinators = (fc: FastCheck): Combinators<Arbitrary<unknown>> => ({
  constant: (value) => fc.constant(value),
  oneOf: (options) => fc.oneof({ withCrossShrink: true }, ...options),
  integer: (min, max) => fc.integer({ min, max }),
  list: (item, min, max) => fc.array(item, { minLength: min, maxLength: max, size: 'max' }),
  tuple: (items) => fc.tuple(...items),
  record: (fields, required) =>
    fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true }),
  map: (arbitrary, change) => arbitrary.map(change),
});
