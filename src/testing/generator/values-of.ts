import type { Schema } from './parts.js';
import { isOfType } from './types-of.js';

/** The values that `const` and `enum` leave, which hold scalars alone; undefined where no part has either. */
export function valuesOf(
  parts: readonly Schema[],
  types: readonly string[] | undefined,
): readonly unknown[] | undefined {
  const lists = parts.flatMap((part) => [
    ...('const' in part ? [[part.const]] : []),
    ...(Array.isArray(part.enum) ? [part.enum as unknown[]] : []),
  ]);
  if (lists.length === 0) return undefined;
  const values = lists.reduce((left, others) => left.filter((value) => others.includes(value)));
  return types ? values.filter((value) => isOfType(value, types)) : values;
}
