const NO_RANGES = 'a number type has no bounds';
const NO_LENGTHS = 'a string type has no length';
const NO_COUNTS = 'a list with bounds would be a union of tuples, one for each length';
const NO_SIZES = 'an object type does not count its fields';
const NO_CONDITIONS = 'a condition on one field that narrows another would be a union of all combinations';

/** What no type of ours says, by keyword, and why. `integer` stands for the `type` of that name. */
export const INEXPRESSIBLE: ReadonlyMap<string, string> = new Map([
  ['minimum', NO_RANGES],
  ['maximum', NO_RANGES],
  ['exclusiveMinimum', NO_RANGES],
  ['exclusiveMaximum', NO_RANGES],
  ['minLength', NO_LENGTHS],
  ['maxLength', NO_LENGTHS],
  ['minItems', NO_COUNTS],
  ['maxItems', NO_COUNTS],
  ['uniqueItems', 'a list type does not compare its items'],
  ['minProperties', NO_SIZES],
  ['maxProperties', NO_SIZES],
  ['propertyNames', 'an index signature takes any key'],
  ['pattern', 'a string type knows no regular expressions'],
  ['format', 'the formats are ranges of numbers and real days, which types do not know'],
  ['integer', 'a number type has no whole numbers of its own'],
  ['if', NO_CONDITIONS],
  ['then', NO_CONDITIONS],
  ['else', NO_CONDITIONS],
]);
