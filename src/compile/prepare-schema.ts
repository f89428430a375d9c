import { ANNOTATIONS } from '../base/schema-keywords.js';
import { ScriptError } from '../source/problem.js';
import { mapSchema, type Schema } from '../source/schema.js';
import type { Contract, Tree } from '../source/tree.js';
import { describeTypes } from './describe-types.js';
import { hintsOf, meaningOf } from './hints.js';
import { readUnion, type Union } from './unions.js';

/**
 * The schema that is compiled: accepts exactly what the contract's own schema accepts, without the words for people,
 * and with unions written so that only the branch that was meant is validated.
 */
export function prepareSchema(
  tree: Tree,
  contract: Contract,
  schema: Schema = contract.schema,
  undecidable: Undecidable = 'refuse',
): Schema {
  return mapSchema(schema, (copy, original) =>
    splitUnions(tree, contract, keepHints(describeNull(copy)), original, undecidable),
  );
}

/** What becomes of a union whose branches nothing tells apart: it is an error, or it stays as it is, with the errors of all branches. */
export type Undecidable = 'refuse' | 'keep';

/** What must be null must be so under a condition, which its description tells: `null unless …`. */
function describeNull(schema: Schema): Schema {
  const { type, description, ...rest } = schema;
  if (type !== 'null' || typeof description !== 'string') return schema;
  return { ...rest, unionTypes: { types: ['null'], described: meaningOf(description) } };
}

/** Annotations have no effect, and ajv would carry their whole text into the code; of the words only the hints stay. */
function keepHints(schema: Schema): Schema {
  const rules = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword));
  return { ...Object.fromEntries(rules), ...hintsOf(schema) };
}

/**
 * Replaces `anyOf` and `oneOf` by one condition per branch. The branches exclude each other, so the accepted values
 * stay the same; what changes is that a failing value gets the errors of its own branch and of no other. What tells the
 * branches apart is read from the original: in the copy, a union inside a branch is a union no more.
 */
function splitUnions(tree: Tree, contract: Contract, copy: Schema, original: Schema, undecidable: Undecidable): Schema {
  const { anyOf, oneOf, allOf, ...rest } = copy;
  const conditions = (['anyOf', 'oneOf'] as const).flatMap((keyword): Schema[] => {
    if (original[keyword] === undefined) return [];
    const union = readUnion(tree, contract, original[keyword] as readonly Schema[]);
    if (!union && undecidable === 'keep') return [{ [keyword]: copy[keyword] }];
    if (!union) throw new ScriptError(`${contract.file}: nothing tells the branches of a union in "${keyword}" apart`);
    return conditionsOf(union, copy[keyword] as readonly Schema[]);
  });
  if (conditions.length === 0) return copy;
  return { ...rest, allOf: [...(Array.isArray(allOf) ? allOf : []), ...conditions] };
}

/** `prepared` are the branches as they are compiled, in the same order as the union's own. */
function conditionsOf(union: Union, prepared: readonly Schema[]): Schema[] {
  const then = (i: number): Schema => prepared[i] as Schema;
  if (union.by === 'type') {
    const { branches } = union;
    return [
      { unionTypes: { types: branches.flatMap(({ types }) => types), described: describeTypes(branches) } },
      ...branches.flatMap(({ types, schema }, i) =>
        needsJudging(types, schema) ? [ifThen({ type: types }, then(i))] : [],
      ),
    ];
  }
  const { tag, branches } = union;
  const withTag = (value: Schema): Schema => ({ type: 'object', properties: { [tag]: value }, required: [tag] });
  return [
    withTag({ enum: branches.map(({ value }) => value) }),
    ...branches.map(({ value }, i) => ifThen(withTag({ const: value }), then(i))),
  ];
}

/** A branch that names a type and no more is validated with the union, but for what JSON may not be able to hold. */
const needsJudging = (types: readonly string[], schema: Schema): boolean =>
  types.some((type) => ['string', 'array', 'object'].includes(type)) ||
  Object.keys(schema).some((keyword) => keyword !== 'type' && !ANNOTATIONS.has(keyword));

// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
const ifThen = (condition: Schema, consequence: Schema): Schema => ({ if: condition, then: consequence });
