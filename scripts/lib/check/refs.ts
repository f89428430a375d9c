import type { Problem } from '../problem.js';
import { resolveRef } from '../resolve.js';
import { subschemas } from '../schema.js';
import type { Tree } from '../tree.js';

/** A `$ref` stands alone, is relative, and leads to a contract or to a definition that has a name. */
export function checkRefs(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    [...subschemas(contract.schema)].flatMap(({ schema, pointer }): Problem[] => {
      if (typeof schema.$ref !== 'string') return [];
      const place = { file: contract.file, pointer };
      const { $ref, ...siblings } = schema;
      if (Object.keys(siblings).length > 0) {
        const names = Object.keys(siblings).join(', ');
        return [{ ...place, message: `$ref stands alone; move ${names} beside { "allOf": [{ "$ref": "${$ref}" }] }` }];
      }
      if (/^[a-z]+:/i.test($ref)) return [{ ...place, message: `$ref "${$ref}" must be relative` }];
      const target = resolveRef(tree, contract, $ref);
      if (!target) return [{ ...place, message: `$ref "${$ref}" does not resolve` }];
      return typeof target.schema.title === 'string'
        ? []
        : [{ ...place, message: `$ref "${$ref}" must lead to a contract or to an entry of $defs` }];
    }),
  );
}
