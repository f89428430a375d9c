import { isObject } from '../../base/is-object.js';
import { resolveRef } from '../../source/resolve.js';
import { mapSchema, type Schema } from '../../source/schema.js';
import type { Contract, Tree } from '../../source/tree.js';
import { definitionParts, leadsToRules, messageOf, type Part, rulesIn } from './rule.js';

/** Where the rules of a contract are compiled, beside its shape. */
export const rulesUrlOf = ({ url }: Contract): string => `${url}/-rules`;

/**
 * The schema of a contract's rules and nothing else; undefined when it has none. Of the shape stays what leads to
 * rules: properties, items, refs and conditions. Each rule is a keyword `rule` under its condition.
 *
 * @param prepared The contract's schema as `prepareSchema` gives it, its unions written as conditions.
 */
export function prepareRules(tree: Tree, contract: Contract, prepared: Schema): Schema | undefined {
  const { $defs, ...root } = prepared;
  const keep = (schema: unknown): Schema | undefined => (isObject(schema) ? prune(tree, contract, schema) : undefined);
  const kept = keep(root);
  const definitions = definitionParts(contract).flatMap(({ pointer }): [string, Schema][] => {
    const key = pointer.slice('/$defs/'.length);
    const schema = isObject($defs) ? keep($defs[key]) : undefined;
    return schema ? [[key, schema]] : [];
  });
  if (!kept && definitions.length === 0) return undefined;
  return { ...kept, $id: rulesUrlOf(contract), $defs: Object.fromEntries(definitions) };
}

function prune(tree: Tree, contract: Contract, schema: Schema): Schema | undefined {
  const keep = (child: unknown): Schema | undefined => (isObject(child) ? prune(tree, contract, child) : undefined);
  const one = (keyword: string): Schema => {
    const kept = keep(schema[keyword]);
    return kept ? { [keyword]: kept } : {};
  };
  const members = Array.isArray(schema.allOf) ? schema.allOf.flatMap((member) => keep(member) ?? []) : [];
  const kept: Schema = {
    ...keptRef(tree, contract, schema),
    ...keptProperties(schema, keep),
    ...one('items'),
    ...one('propertyNames'),
    ...keptCondition(contract, schema, one),
  };
  const all = [
    ...members,
    ...keptBranches(contract, schema, keep),
    ...rulesIn(schema).map((rule) => compiledRule(contract, rule)),
  ];
  if (all.length > 0) kept.allOf = all;
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function keptRef(tree: Tree, contract: Contract, { $ref }: Schema): Schema {
  const target = typeof $ref === 'string' ? resolveRef(tree, contract, $ref) : undefined;
  if (!target || !leadsToRules(tree, partOf(target))) return {};
  return { $ref: `${rulesUrlOf(target.contract)}${target.pointer === '' ? '' : `#${target.pointer}`}` };
}

function partOf(target: Part): Part {
  const { $defs, ...schema } = target.schema;
  return { ...target, schema };
}

/** What is asked of unknown properties needs to know the others. */
function keptProperties(schema: Schema, keep: (child: unknown) => Schema | undefined): Schema {
  const unknown = keep(schema.additionalProperties);
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {}).flatMap(
    ([key, child]): [string, Schema][] => {
      const kept = keep(child) ?? (unknown ? {} : undefined);
      return kept ? [[key, kept]] : [];
    },
  );
  return {
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(unknown ? { additionalProperties: unknown } : {}),
  };
}

function keptCondition(contract: Contract, schema: Schema, one: (keyword: string) => Schema): Schema {
  const branches = { ...one('then'), ...one('else') };
  return Object.keys(branches).length > 0 ? { if: ofShape(contract, schema.if), ...branches } : {};
}

/** A union whose branches overlap is no condition: each branch that accepts the value has a say. */
function keptBranches(
  contract: Contract,
  { anyOf, oneOf }: Schema,
  keep: (child: unknown) => Schema | undefined,
): Schema[] {
  return [anyOf, oneOf]
    .flatMap((branches) => (Array.isArray(branches) ? branches : []))
    .flatMap((branch) => {
      const kept = keep(branch);
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
      return kept ? [{ if: ofShape(contract, branch), then: kept }] : [];
    });
}

function compiledRule(contract: Contract, rule: ReturnType<typeof rulesIn>[number]): Schema {
  const must = ofShape(contract, rule.must);
  const uniqueBy = isObject(must) ? (must['x-uniqueBy'] ?? null) : null;
  const when = rule.when === undefined ? {} : { when: ofShape(contract, rule.when) };
  return { rule: { id: rule.id, code: rule.code ?? null, message: messageOf(rule), uniqueBy, ...when, must } };
}

/** A subschema of the shape, and so refers to shapes. */
const ofShape = (contract: Contract, schema: unknown): unknown =>
  isObject(schema)
    ? mapSchema(schema, (each) =>
        typeof each.$ref === 'string' ? { ...each, $ref: new URL(each.$ref, contract.url).href } : each,
      )
    : schema;
