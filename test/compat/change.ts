import fc from 'fast-check';
import { GENERATORS } from '../../scripts/mutate/generators.js';
import { isObject } from '../../src/base/is-object.js';
import { type Schema, subschemas } from '../../src/source/schema.js';

/** Every small change of the schema, as a copy. */
export function changesOf(schema: Schema): { readonly what: string; readonly schema: Schema }[] {
  const surroundings = { targets: [], enums: [] };
  return [...subschemas(schema)].flatMap(({ schema: part, pointer }) =>
    GENERATORS.flatMap(([, generate]) =>
      [...generate(part, surroundings)].map(({ at, what, to }) => ({
        what: `${pointer}${at}: ${what}`,
        schema: replaceAt(schema, pointer.split('/').slice(1), to) as Schema,
      })),
    ),
  );
}

/** The schema after one to three small changes. */
export const changed = (schema: Schema): fc.Arbitrary<Schema> =>
  fc.array(fc.nat(), { minLength: 1, maxLength: 3 }).map((picks) =>
    picks.reduce((now, pick) => {
      const changes = changesOf(now);
      return changes[pick % Math.max(1, changes.length)]?.schema ?? now;
    }, schema),
  );

function replaceAt(value: unknown, [segment, ...rest]: readonly string[], to: Schema): unknown {
  if (segment === undefined) return to;
  const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? replaceAt(item, rest, to) : item));
  if (!isObject(value)) throw new Error(`nothing stands at ${key}`);
  return { ...value, [key]: replaceAt(value[key], rest, to) };
}
