import { isObject } from '../json.js';
import { titleOfRef } from '../resolve.js';
import { mapSchema, type Schema } from '../schema.js';
import type { Contract, Tree } from '../tree.js';

/** Keywords that narrow a value in ways no type expresses. Conditions are judged by the validators alone. */
const UNTYPED: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$defs',
  'x-contract',
  'if',
  'then',
  'else',
  'propertyNames',
  'examples',
]);

/** Keywords that only describe; a schema with no others accepts any JSON value. */
const DESCRIBING: ReadonlySet<string> = new Set(['title', 'description', 'default', 'deprecated']);

/**
 * The schema as json-schema-to-typescript should see it. A `$ref` becomes the name of its target's type, so that the
 * tool follows no ref: it would ask the network for an absolute one, and name types `X1` where a `$ref` has siblings.
 */
export function toTypeSchema(tree: Tree, contract: Contract, schema: Schema): Schema {
  return mapSchema(omit(schema, new Set(['$defs'])), (subschema) =>
    nameTypes(tree, contract, omit(subschema, UNTYPED)),
  );
}

function nameTypes(tree: Tree, contract: Contract, schema: Schema): Schema {
  if (typeof schema.$ref === 'string') return { tsType: titleOfRef(tree, contract, schema.$ref) };
  const { allOf, ...rest } = schema;
  const named = Array.isArray(allOf) ? allOf.filter(isObject).flatMap(({ tsType }) => tsType ?? []) : [];
  if (named.length > 0) return { ...rest, tsType: named.join(' & ') };
  if (Object.keys(rest).every((keyword) => DESCRIBING.has(keyword))) return { ...rest, tsType: 'unknown' };
  return rest;
}

const omit = (schema: Schema, keywords: ReadonlySet<string>): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.has(keyword)));
