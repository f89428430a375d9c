import { isObject } from '../../src/base/is-object.js';
import { ScriptError } from '../../src/source/problem.js';
import { definitionsOf, resolveRef, type Target } from '../../src/source/resolve.js';
import { type Schema, subschemas } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';

/**
 * The contract as one schema that stands alone (JSON Schema 2020-12, section 9.3): what it refers to in other contracts, near and
 * far, and no more, is among its `$defs` under the other contract's `$id`. Refs stay as they are.
 */
export function bundleOf(tree: Tree, contract: Contract): Schema {
  const parts = new Map<Contract, Map<string, Schema>>();
  const waiting: Target[] = [{ contract, schema: contract.schema, pointer: '' }];
  for (let from = waiting.pop(); from; from = waiting.pop()) {
    for (const target of targetsIn(tree, from)) {
      if (target.contract === contract) continue;
      const found = parts.get(target.contract) ?? new Map<string, Schema>();
      parts.set(target.contract, found);
      if (found.has(target.pointer)) continue;
      found.set(target.pointer, target.schema);
      waiting.push({ ...target, schema: withoutDefinitions(target.schema) });
    }
  }
  const resources = [...parts].sort(([a], [b]) => (a.url < b.url ? -1 : 1));
  if (resources.length === 0) return contract.schema;
  const embedded = resources.map(([each, found]): [string, Schema] => [each.url, resourceOf(each, found)]);
  const { $defs } = contract.schema;
  return { ...contract.schema, $defs: { ...(isObject($defs) ? $defs : {}), ...Object.fromEntries(embedded) } };
}

/** Takes a bundle apart: the contract's own schema, and the documents that came along. */
export function unbundle(bundle: Schema): { readonly schema: Schema; readonly documents: readonly Schema[] } {
  const entries = Object.entries(isObject(bundle.$defs) ? bundle.$defs : {});
  const documents = entries.flatMap(([, entry]) => (isResource(entry) ? [entry] : []));
  const own = entries.filter(([, entry]) => !isResource(entry));
  const { $defs, ...schema } = bundle;
  return { schema: own.length > 0 ? { ...schema, $defs: Object.fromEntries(own) } : schema, documents };
}

/** In a contract only the root has an `$id`. */
const isResource = (entry: unknown): entry is Schema => isObject(entry) && entry.$id !== undefined;

/** What is referred to of another contract. Its metadata and examples are of that contract alone. */
function resourceOf(contract: Contract, found: ReadonlyMap<string, Schema>): Schema {
  const { 'x-contract': _metadata, examples: _examples, ...root } = withoutDefinitions(found.get('') ?? {});
  const definitions = definitionsOf(contract).filter(({ pointer }) => found.has(pointer));
  const $defs = Object.fromEntries(definitions.map(({ key, schema }) => [key, schema]));
  return { ...root, $id: contract.url, ...(definitions.length > 0 ? { $defs } : {}) };
}

function withoutDefinitions({ $defs, ...schema }: Schema): Schema {
  return schema;
}

function targetsIn(tree: Tree, { contract, schema }: Target): Target[] {
  return [...subschemas(schema)].flatMap(({ schema: { $ref } }) => {
    if (typeof $ref !== 'string') return [];
    const target = resolveRef(tree, contract, $ref);
    if (!target) throw new ScriptError(`${contract.file}: ${$ref} leads nowhere`);
    return [target];
  });
}
