import { isObject } from '../base/is-object.js';

/** Numbers beyond 2^53 in a value, of which a double cannot say which whole number was meant. */

/** Whether a number next to a large one in the value is accepted, so that all hangs on what stood in the text of a schema. */
export const isOnEdge = (value: unknown, accepts: (value: unknown) => boolean): boolean =>
  [...withOthers(value, nextTo)].some((other) => {
    try {
      return accepts(other);
    } catch {
      // What cannot be decided may be accepted.
      return true;
    }
  });

/** The value with another number in place of each large one. */
export const withOtherNumbers = (value: unknown): Iterable<unknown> =>
  withOthers(value, (large) => [...nextTo(large), large * 2, large / 2]);

const nextTo = (large: number): number[] => [large * (1 + Number.EPSILON), large * (1 - Number.EPSILON / 2)];

function* withOthers(value: unknown, others: (large: number) => readonly number[]): Generator<unknown> {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    yield* others(value).filter((other) => other !== value && Number.isFinite(other));
  } else if (Array.isArray(value)) {
    for (const [i, each] of value.entries())
      for (const other of withOthers(each, others)) yield value.map((item, j) => (i === j ? other : item));
  } else if (isObject(value)) {
    for (const [key, each] of Object.entries(value))
      for (const other of withOthers(each, others))
        yield Object.fromEntries(Object.entries(value).map(([name, own]) => [name, name === key ? other : own]));
  }
}
