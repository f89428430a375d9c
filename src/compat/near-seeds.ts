import { isObject } from '../base/is-object.js';

/** What stands in for a value. */
const SIMPLE = [null, false, true, 0, 1, -1, 0.5, '', 'a', [], {}] as const;

/** Values near those given: each itself, then each with one part dropped, replaced or added. */
export function* nearSeeds(seeds: readonly unknown[]): Generator<unknown> {
  yield* SIMPLE;
  yield* seeds;
  for (const seed of seeds) yield* edits(seed);
}

function* edits(value: unknown): Generator<unknown> {
  yield* SIMPLE;
  if (typeof value === 'string')
    yield* [`${value}a`, value.slice(0, -1), value.slice(1), value.toUpperCase(), `${value}\n`];
  if (typeof value === 'number') yield* [value + 1, value - 1, -value, value + 0.5];
  if (Array.isArray(value)) {
    yield [...value, ...value.slice(-1)];
    for (const [i, each] of value.entries()) {
      yield value.filter((_, j) => j !== i);
      for (const other of edits(each)) yield value.map((item, j) => (i === j ? other : item));
    }
  }
  if (!isObject(value)) return;
  yield { ...value, unlisted: null };
  for (const [key, each] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    for (const other of edits(each)) yield { ...value, [key]: other };
  }
}
