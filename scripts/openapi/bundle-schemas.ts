import { ScriptError } from '../../src/source/problem.js';
import { resolveRef, type Target } from '../../src/source/resolve.js';
import { mapSchema, type Schema, subschemas } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { proseMarkdown } from '../markup/block-markdown.js';

/**
 * components/schemas: the contracts that are named, and all that they refer to, each by the name of its type. Refs lead to
 * components, and what only the package's own tools read is left out.
 */
export function bundleSchemas(tree: Tree, names: readonly string[]): Record<string, Schema> {
  const components = new Map<string, Schema>();
  const waiting: Target[] = tree.contracts
    .filter(({ name }) => names.includes(name))
    .map((contract) => ({ contract, schema: contract.schema, pointer: '' }));
  for (let target = waiting.pop(); target; target = waiting.pop()) {
    const title = String(target.schema.title);
    if (components.has(title)) continue;
    components.set(title, toComponent(tree, target));
    waiting.push(...targetsIn(tree, target));
  }
  return Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function toComponent(tree: Tree, { contract, schema, pointer }: Target): Schema {
  const { $defs, ...own } = schema;
  const converted = mapSchema(own, (copy) =>
    typeof copy.$ref === 'string'
      ? { $ref: `#/components/schemas/${resolve(tree, contract, copy.$ref).schema.title}` }
      : spellOut(inMarkdown(Object.fromEntries(Object.entries(copy).filter(([keyword]) => !isOurs(keyword))))),
  );
  return pointer === '' ? { ...converted, 'x-contract-name': contract.name } : converted;
}

const isOurs = (keyword: string): boolean => ['$schema', '$id', 'title'].includes(keyword) || keyword.startsWith('x-');

/** A description is plain text in a schema, and Markdown in an OpenAPI document (OpenAPI 3.1, section 4.8.24). */
const inMarkdown = (schema: Schema): Schema =>
  typeof schema.description === 'string' ? { ...schema, description: proseMarkdown(schema.description) } : schema;

/**
 * Says what JSON Schema leaves to be understood and tools for OpenAPI want to read: which properties a subschema speaks of when it
 * only requires them, and that an object is open. Without the latter, some read each subschema with `properties` as closed.
 */
function spellOut(schema: Schema): Schema {
  const { properties = {}, required = [] } = schema as { properties?: Schema; required?: readonly string[] };
  const missing = required.filter((name) => !Object.hasOwn(properties, name));
  const all = { ...properties, ...Object.fromEntries(missing.map((name) => [name, {}])) };
  return Object.keys(all).length === 0 ? schema : { additionalProperties: true, ...schema, properties: all };
}

/** What a component refers to itself; `$defs` are components of their own. */
function targetsIn(tree: Tree, { contract, schema }: Target): Target[] {
  const { $defs, ...own } = schema;
  const refs = [...subschemas(own)].flatMap(({ schema: { $ref } }) => (typeof $ref === 'string' ? [$ref] : []));
  return refs.map((ref) => resolve(tree, contract, ref));
}

function resolve(tree: Tree, contract: Contract, ref: string): Target {
  const target = resolveRef(tree, contract, ref);
  if (!target) throw new ScriptError(`${contract.file}: ${ref} leads nowhere`);
  return target;
}
