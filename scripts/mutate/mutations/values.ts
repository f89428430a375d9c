import { drop, dropEntries, type Generator, replace } from '../mutation.js';

/**
 * Drops the allowed values or one of them, and adds what a caller may slip in: a value in capitals, and the values of
 * another list that has two or more in common with this one.
 */
export const changeValues: Generator = function* (schema, { enums }) {
  const values = schema.enum;
  if (!Array.isArray(values)) return;
  yield* drop(schema, 'enum');
  yield* dropEntries(schema, 'enum');
  const related = enums.filter((other) => other.filter((value) => values.includes(value)).length >= 2).flat();
  const inCapitals = values.slice(0, 1).map((value) => (typeof value === 'string' ? value.toUpperCase() : value));
  for (const value of new Set([...inCapitals, ...related])) {
    if (!values.includes(value)) yield replace(schema, 'enum', [...values, value], `add ${JSON.stringify(value)}`);
  }
};
