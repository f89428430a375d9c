import { isObject } from '../../../src/base/is-object.js';
import type { Problem } from '../../../src/source/problem.js';
import { resolveRef } from '../../../src/source/resolve.js';
import { type Schema, subschemas } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';

/** A shape may hold itself in a property or an item, where a value ends; otherwise validating it would never end. */
export function checkRefCycles(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    [...subschemas(contract.schema)]
      .filter(({ schema }) => typeof schema.$ref === 'string' && leadsBack(tree, { contract, schema }))
      .map(({ schema, pointer }) => ({
        file: contract.file,
        pointer,
        message: `$ref "${schema.$ref}" leads back to itself; a shape may hold itself only in a property or an item`,
      })),
  );
}

interface Node {
  readonly contract: Contract;
  readonly schema: Schema;
}

function leadsBack(tree: Tree, start: Node): boolean {
  const seen = new Set<Schema>();
  const open = next(tree, start);
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.schema === start.schema) return true;
    if (seen.has(node.schema)) continue;
    seen.add(node.schema);
    open.push(...next(tree, node));
  }
  return false;
}

/** The schemas that apply to the same instance as this one. */
function next(tree: Tree, { contract, schema }: Node): Node[] {
  const target = typeof schema.$ref === 'string' ? resolveRef(tree, contract, schema.$ref) : undefined;
  const { allOf, anyOf, oneOf } = schema;
  const parts = [allOf, anyOf, oneOf, schema.if, schema.then, schema.else].flat().filter(isObject);
  return [...(target ? [target] : []), ...parts.map((part) => ({ contract, schema: part }))];
}
