/** The integer formats that contracts use, by their bounds: at least the first number, below the second. */
export const integerFormats = {
  int32: [-(2 ** 31), 2 ** 31],
  int64: [-(2 ** 63), 2 ** 63],
  uint32: [0, 2 ** 32],
  uint64: [0, 2 ** 64],
};

/** A copy of a schema with integer formats written as bounds, for validators that know the formats of the standard alone. */
export function withBounds(schema) {
  if (Array.isArray(schema)) return schema.map(withBounds);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withBounds(value)]));
  const bounds = integerFormats[copy.format];
  if (!bounds) return copy;
  const { format, ...others } = copy;
  const minimum = Math.max(bounds[0], others.minimum ?? bounds[0]);
  return { ...others, minimum, exclusiveMaximum: bounds[1] };
}
