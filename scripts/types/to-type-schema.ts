import { isObject } from '../../src/base/is-object.js';
import { ScriptError } from '../../src/source/problem.js';
import { titleOfRef } from '../../src/source/resolve.js';
import { mapSchema, type Schema } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';

/** Keywords that narrow a value in ways no type expresses. Conditions are for the validators alone. */
const UNTYPED: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$defs',
  'x-contract',
  'if',
  'then',
  'else',
  'propertyNames',
  'x-rules',
  'examples',
]);

/** Keywords that tell a type; a schema with none of them accepts any JSON value as far as a type can say. */
const TELLING: readonly string[] = [
  ...['type', 'enum', 'const', 'properties', 'additionalProperties', 'items', 'anyOf', 'oneOf', 'allOf', 'tsType'],
];

/** The type of what accepts any JSON value. */
const UNKNOWN = 'unknown';

/**
 * The schema as json-schema-to-typescript should see it. A `$ref` becomes the name of its target's type, so that the
 * tool follows no ref: it would ask the network for an absolute one, and name types `X1` where a `$ref` has siblings.
 */
export function toTypeSchema(tree: Tree, contract: Contract, schema: Schema): Schema {
  return mapSchema(omit(schema, new Set(['$defs'])), (subschema) =>
    nameTypes(tree, contract, omit(subschema, UNTYPED)),
  );
}

/** Whether the type made from a type schema is narrower than `unknown`. */
export const namesType = (schema: Schema): boolean =>
  schema.tsType !== UNKNOWN && TELLING.some((keyword) => keyword in schema);

function nameTypes(tree: Tree, contract: Contract, schema: Schema): Schema {
  if (typeof schema.$ref === 'string') {
    const title = titleOfRef(tree, contract, schema.$ref);
    if (title === undefined) throw new ScriptError(`${contract.file}: $ref "${schema.$ref}" leads to no type`);
    return { tsType: title };
  }
  const { allOf, ...rest } = schema;
  // A member that only narrows what a type can say, such as a condition, would make the intersection `unknown`.
  const members = Array.isArray(allOf) ? allOf.map(asObject).filter(namesType) : [];
  const tells = namesType(rest);
  if (members.length === 0) return tells ? rest : { ...rest, tsType: UNKNOWN };
  const names = members.flatMap((member) => (Object.keys(member).join() === 'tsType' ? [member.tsType] : []));
  if (!tells && names.length === members.length) return { ...rest, tsType: names.join(' & ') };
  return { ...rest, allOf: members };
}

/** `true` and `false` are schemas too. */
const asObject = (schema: unknown): Schema => (isObject(schema) ? schema : { tsType: schema ? UNKNOWN : 'never' });

const omit = (schema: Schema, keywords: ReadonlySet<string>): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.has(keyword)));
