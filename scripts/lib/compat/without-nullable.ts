import { isObject } from '../json.js';

/** Keywords under which the keys are names of the author's own. */
const MAPS: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'],
]);
const VALUES: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples']);

/** A copy without `nullable`: no JSON Schema draft knows it, and ajv follows it all the same. */
export function withoutNullable(schema: unknown, isMap = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutNullable(each));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).filter(([key]) => isMap || key !== 'nullable');
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      !isMap && VALUES.has(key) ? value : withoutNullable(value, !isMap && MAPS.has(key)),
    ]),
  );
}
