export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isIntegerFrom = (value, minimum) => Number.isInteger(value) && value >= minimum;

export function isListOfStrings(value) {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (typeof value[i] !== 'string') return false;
  return true;
}

/** Whether a text has at most that many code points; each takes one or two UTF-16 units. */
export const hasAtMost = (text, limit) =>
  text.length <= limit || (text.length <= 2 * limit && Array.from(text).length <= limit);
