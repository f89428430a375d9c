import { least, most } from './bounds.js';
import type { Schema } from './parts.js';
import type { Scope } from './scope.js';
import { dictionary } from './texts.js';

/** How many fields usual dictionaries have beyond the fewest. */
const REACH = 2;

/** Objects for all parts. What an open object takes beyond its known fields is left out: no reader looks for it. */
export function objects<Generator>(scope: Scope<Generator>, parts: readonly Schema[]): Generator | undefined {
  const { make } = scope;
  const names = new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const required = new Set(parts.flatMap(({ required: list = [] }) => list as string[]));
  const fields = new Map<string, Generator>();
  for (const name of [...names, ...required]) {
    const field = scope.generatorOf(
      scope,
      parts.flatMap((part) => schemasFor(name, part)),
    );
    if (field !== undefined) fields.set(name, field);
    else if (required.has(name)) return undefined;
  }
  const known = make.record(fields, required);
  const others = dictionaryOf(scope, parts, fields.size);
  if (others === undefined) return known;
  return make.map(make.tuple([others, known]), ([more, own]: [object, object]) => ({ ...more, ...own }));
}

/** What a part asks of the property with a name. */
function schemasFor(name: string, { properties, additionalProperties }: Schema): unknown[] {
  if (properties && Object.hasOwn(properties, name)) return [(properties as Schema)[name]];
  return additionalProperties === undefined ? [] : [additionalProperties];
}

/** The fields of an object whose keys the schema leaves to its user. */
function dictionaryOf<Generator>(
  scope: Scope<Generator>,
  parts: readonly Schema[],
  known: number,
): Generator | undefined {
  const values = parts.flatMap(({ additionalProperties = [] }) => additionalProperties);
  if (values.length === 0) return undefined;
  const value = scope.generatorOf(scope, values);
  const key = scope.generatorOf(scope, [
    { type: 'string' },
    ...parts.flatMap(({ propertyNames = [] }) => propertyNames),
  ]);
  if (value === undefined || key === undefined) return undefined;
  const min = Math.max(0, most(parts, 'minProperties', 0) - known);
  return dictionary(scope.make, key, value, min, Math.max(min, least(parts, 'maxProperties', min + REACH)));
}
