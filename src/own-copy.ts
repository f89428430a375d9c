/** A copy of a value that JSON can hold, in which nothing inherits anything. Keeps the order of properties. */
export function ownCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(ownCopy);
  const copy = Object.create(null);
  for (const key of Object.keys(value)) copy[key] = ownCopy((value as Record<string, unknown>)[key]);
  return copy;
}
