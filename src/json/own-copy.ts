/** A copy of a value that JSON can hold, in which nothing inherits anything. Keeps the order of properties. */
export function ownCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Not by `map`, which may be the array's own, or that of its class.
  if (Array.isArray(value)) return Array.from({ length: value.length }, (_, i) => ownCopy(value[i]));
  const copy = Object.create(null);
  for (const key of Object.keys(value)) copy[key] = ownCopy((value as Record<string, unknown>)[key]);
  return copy;
}
