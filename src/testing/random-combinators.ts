import type { Combinators } from './generator/combinators.js';
import type { Random } from './random.js';

/** Makes a value from what looks random. */
export type Maker = (random: Random) => unknown;

/** Combinators that need no other package, for `sample`. */
export const randomCombinators: Combinators<Maker> = {
  constant: (value) => () => value,
  oneOf: (options) => (random) => options[random.below(options.length)]?.(random),
  // The width of all safe integers is beyond 2^53; the last few are then left out.
  integer: (min, max) => (random) => min + random.below(Math.min(max - min + 1, 2 ** 53)),
  list: (item, min, max) => (random) => Array.from({ length: min + random.below(max - min + 1) }, () => item(random)),
  tuple: (items) => (random) => items.map((item) => item(random)),
  record: (fields, required) => (random) =>
    Object.fromEntries(
      [...fields].flatMap(([name, field]) =>
        required.has(name) || random.below(2) === 1 ? [[name, field(random)]] : [],
      ),
    ),
  map: (maker, change) => (random) => change(maker(random)),
};
