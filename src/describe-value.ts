/** Names a JSON value in a message, by its type and without repeating what may be long: `a string`, `null`, `1.5`. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'a string';
    case 'number':
      return String(value);
    case 'boolean':
      return String(value);
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'an array' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}
