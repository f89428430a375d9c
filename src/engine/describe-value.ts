/**
 * Names the JSON type of a value in a message: `a number`, `null`. The value itself is never repeated, since a message goes to strangers
 * and into logs, and the value may be a password. Where integers alone are accepted, a number that is none is `a fraction`.
 */
export function describeValue(value: unknown, types: readonly string[]): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'number' && types.includes('integer') ? 'a fraction' : `a ${typeof value}`;
}
