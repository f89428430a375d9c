import { valueAt } from '../../base/pointer.js';
import { least, most } from './bounds.js';
import type { Schema } from './parts.js';
import type { Scope } from './scope.js';

/** How many items usual lists have beyond the fewest. */
const REACH = 3;

/** Lists for all parts. Items that are there already are left out where the parts ask for it. */
export function lists<Generator>(scope: Scope<Generator>, parts: readonly Schema[]): Generator | undefined {
  const { make } = scope;
  const min = most(parts, 'minItems', 0);
  const max = least(parts, 'maxItems', min + REACH);
  const item =
    max > 0
      ? scope.generatorOf(
          scope,
          parts.flatMap(({ items }) => items ?? []),
        )
      : undefined;
  if (min > max || (item === undefined && min > 0)) return undefined;
  const list = item === undefined ? make.constant([]) : make.list(item, min, max);
  const keys = parts.flatMap((part) => [
    ...(part.uniqueItems === true ? [''] : []),
    ...(typeof part['x-uniqueBy'] === 'string' ? [part['x-uniqueBy']] : []),
  ]);
  return keys.reduce((each, pointer) => make.map(each, (items: unknown[]) => withoutRepeated(items, pointer)), list);
}

function withoutRepeated(items: readonly unknown[], pointer: string): unknown[] {
  const keys = items.map((item) => JSON.stringify(valueAt(item, pointer)));
  return items.filter((_, i) => keys[i] === undefined || keys.indexOf(keys[i]) === i);
}
