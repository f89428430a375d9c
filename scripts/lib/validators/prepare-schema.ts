import { isObject } from '../json.js';
import { ANNOTATIONS, mapSchema, type Schema } from '../schema.js';
import type { Contract, Tree } from '../tree.js';
import { describeTypes } from './describe-types.js';
import { hintsOf } from './hints.js';
import { readUnion, type Union } from './unions.js';

/**
 * The schema that is compiled: accepts exactly what the contract's own schema accepts, without the words for people,
 * and with unions written so that only the branch that was meant is judged.
 */
export function prepareSchema(tree: Tree, contract: Contract): Schema {
  return mapSchema(contract.schema, (schema) => splitUnion(tree, contract, keepHints(schema)));
}

/** Annotations judge nothing, and ajv would carry their whole text into the code; of the words only the hints stay. */
function keepHints(schema: Schema): Schema {
  const rules = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword));
  return { ...Object.fromEntries(rules), ...hintsOf(schema) };
}

/**
 * Replaces `anyOf` and `oneOf` by one condition per branch. The branches exclude each other, so the accepted values
 * stay the same; what changes is that a failing value gets the errors of its own branch and of no other.
 */
function splitUnion(tree: Tree, contract: Contract, schema: Schema): Schema {
  const { anyOf, oneOf, allOf, ...rest } = schema;
  const conditions = [anyOf, oneOf].flatMap((branches) => {
    const union = Array.isArray(branches) ? readUnion(tree, contract, branches) : undefined;
    return union ? conditionsOf(union) : [];
  });
  if (conditions.length === 0) return schema;
  return { ...rest, allOf: [...(Array.isArray(allOf) ? allOf : []), ...conditions] };
}

function conditionsOf(union: Union): Schema[] {
  if (union.by === 'type') {
    return [
      { unionTypes: { types: union.branches.flatMap(({ types }) => types), described: describeTypes(union.branches) } },
      ...union.branches.filter(saysMoreThanType).map(({ types, schema }) => ifThen({ type: types }, schema)),
    ];
  }
  const { tag, branches } = union;
  const withTag = (value: Schema): Schema => ({ type: 'object', properties: { [tag]: value }, required: [tag] });
  return [
    withTag({ enum: branches.map(({ value }) => value) }),
    ...branches.map(({ value, schema }) => ifThen(withTag({ const: value }), schema)),
  ];
}

const saysMoreThanType = ({ schema }: { schema: Schema }): boolean =>
  Object.keys(schema).some((keyword) => keyword !== 'type');

function ifThen(condition: Schema, consequence: Schema): Schema {
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  return isObject(consequence) ? { if: condition, then: consequence } : {};
}
