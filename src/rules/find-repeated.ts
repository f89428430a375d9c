import { LargeMap } from '../base/large-map.js';
import { valueAt } from '../base/pointer.js';

/** Two items of a list with the same key. */
export interface Repeated {
  readonly first: number;
  readonly second: number;
}

/**
 * The first item of a list whose key an earlier one has, and that one; undefined when there is none. Takes one pass.
 *
 * The key of an item is what stands at the pointer in it, where that is a string, number, boolean or null; an item without such a
 * key is like no other. This is what `x-uniqueBy` means (docs/rules.md).
 */
export function findRepeated(items: readonly unknown[], pointer: string): Repeated | undefined {
  const seen = new LargeMap<unknown, number>();
  for (let second = 0; second < items.length; second++) {
    const key = valueAt(items[second], pointer);
    if (key === undefined || (typeof key === 'object' && key !== null)) continue;
    const first = seen.get(key);
    if (first !== undefined) return { first, second };
    seen.add(key, second);
  }
  return undefined;
}

/** Whether no two items have the same key. Of what is no list there is nothing to say. */
export const isUniqueBy = (value: unknown, pointer: string): boolean =>
  !Array.isArray(value) || findRepeated(value, pointer) === undefined;
