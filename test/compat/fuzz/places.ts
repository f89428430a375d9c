import { isObject } from '../../../src/base/is-object.js';
import type { Schema } from './generate-schema.js';

/** What stands under a keyword, told apart here once more: the table of the comparison is among what is tried. */
const SINGLE = new Set([
  ...['items', 'additionalItems', 'contains', 'unevaluatedItems', 'additionalProperties', 'propertyNames'],
  ...['unevaluatedProperties', 'not', 'if', 'then', 'else'],
]);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions']);

const isSchema = (value: unknown): boolean => isObject(value) || typeof value === 'boolean';

/** A subschema, and how to put another in its place. */
export interface SchemaPlace {
  readonly schema: Schema | boolean;
  readonly replace: (other: Schema | boolean) => void;
}

/** Every subschema below a schema, and not what only looks like one. */
export function* placesIn(schema: Schema): Generator<SchemaPlace> {
  const entry = (holder: Record<string | number, unknown>, key: string | number): SchemaPlace[] => {
    const part = holder[key];
    if (!isSchema(part)) return [];
    return [{ schema: part as Schema | boolean, replace: (other) => Object.assign(holder, { [key]: other }) }];
  };
  for (const [keyword, value] of Object.entries(schema)) {
    const holders = [
      ...(SINGLE.has(keyword) && isSchema(value) ? entry(schema, keyword) : []),
      ...(LISTS.has(keyword) && Array.isArray(value)
        ? value.flatMap((_, i) => entry(value as unknown as Record<number, unknown>, i))
        : []),
      ...(MAPS.has(keyword) && isObject(value) ? Object.keys(value).flatMap((key) => entry(value, key)) : []),
    ];
    for (const place of holders) {
      yield place;
      if (typeof place.schema === 'object') yield* placesIn(place.schema);
    }
  }
}
