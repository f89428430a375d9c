import { isObject } from '../base/is-object.js';
import { ANNOTATIONS } from '../base/schema-keywords.js';
import { resolveRef } from '../source/resolve.js';
import type { Schema } from '../source/schema.js';
import type { Contract, Tree } from '../source/tree.js';

/** How the branches of a union are told apart. */
export type Union =
  /** Objects, each with another constant in the same required property. */
  | { readonly by: 'tag'; readonly tag: string; readonly branches: readonly { value: string; schema: Schema }[] }
  /** No JSON type is accepted by two branches. */
  | { readonly by: 'type'; readonly branches: readonly { types: readonly string[]; schema: Schema }[] };

/** Reads `anyOf` or `oneOf`; undefined when neither a tag nor the JSON type says which branch was meant. */
export function readUnion(tree: Tree, contract: Contract, branches: readonly Schema[]): Union | undefined {
  return readTagged(tree, contract, branches) ?? readTyped(tree, contract, branches);
}

function readTagged(tree: Tree, contract: Contract, branches: readonly Schema[]): Union | undefined {
  const tags = branches.map((branch) => tagsOf(resolve(tree, contract, branch).schema));
  const tag = [...(tags[0]?.keys() ?? [])].find((key) => {
    const values = tags.flatMap((found) => found.get(key) ?? []);
    return values.length === branches.length && new Set(values).size === values.length;
  });
  if (tag === undefined) return undefined;
  return { by: 'tag', tag, branches: branches.map((schema, i) => ({ value: tags[i]?.get(tag) ?? '', schema })) };
}

/** The required properties of an object schema that hold a constant string. A Map, since a tag may be named `constructor`. */
function tagsOf({ type, required, properties }: Schema): ReadonlyMap<string, string> {
  if (type !== 'object' || !Array.isArray(required) || !isObject(properties)) return new Map();
  return new Map(
    required.flatMap((key: string): [string, string][] => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return isObject(property) && typeof property.const === 'string' ? [[key, property.const]] : [];
    }),
  );
}

function readTyped(tree: Tree, contract: Contract, branches: readonly Schema[]): Union | undefined {
  const typed = branches.map((schema) => ({ types: typesOf(tree, contract, schema), schema }));
  const types = typed.flatMap((branch) => branch.types.map((type) => (type === 'integer' ? 'number' : type)));
  const known = typed.every((branch) => branch.types.length > 0);
  return known && new Set(types).size === types.length ? { by: 'type', branches: typed } : undefined;
}

/** The JSON types that a schema accepts; none when it does not say. */
function typesOf(tree: Tree, from: Contract, branch: Schema): readonly string[] {
  const { contract, schema } = resolve(tree, from, branch);
  if (typeof schema.type === 'string') return [schema.type];
  if (Array.isArray(schema.type)) return schema.type;
  const inner = schema.anyOf ?? schema.oneOf;
  if (!Array.isArray(inner)) return [];
  const types = inner.map((child: Schema) => typesOf(tree, contract, child));
  return types.every((found) => found.length > 0) ? [...new Set(types.flat())] : [];
}

/** Follows `$ref`, and an `allOf` that only wraps one, to the schema that says something. */
function resolve(tree: Tree, contract: Contract, schema: Schema): { contract: Contract; schema: Schema } {
  const { allOf, ...rest } = schema;
  const [only, ...others] = Array.isArray(allOf) ? allOf : [];
  const wraps = others.length === 0 && isObject(only) && Object.keys(rest).every((keyword) => ANNOTATIONS.has(keyword));
  const ref = schema.$ref ?? (wraps ? only.$ref : undefined);
  const target = typeof ref === 'string' ? resolveRef(tree, contract, ref) : undefined;
  return target ? resolve(tree, target.contract, target.schema) : { contract, schema };
}
