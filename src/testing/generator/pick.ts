import type { Combinators } from './combinators.js';

/** One of the values; the first is the simplest. */
export const pick = <Generator>(make: Combinators<Generator>, values: readonly unknown[]): Generator =>
  values.length === 1
    ? make.constant(values[0])
    : make.map(make.integer(0, values.length - 1), (i: number) => values[i]);
