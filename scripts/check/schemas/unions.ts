import { readUnion } from '../../../src/plan/unions.js';
import type { Problem } from '../../../src/source/problem.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';

/** In every union the value itself says which branch was meant, so that a result can speak of that branch alone. */
export function checkUnions(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    [...subschemas(contract.schema)].flatMap(({ schema, pointer }) =>
      (['anyOf', 'oneOf'] as const)
        .filter((keyword) => Array.isArray(schema[keyword]) && !readUnion(tree, contract, schema[keyword]))
        .map((keyword) => ({
          file: contract.file,
          pointer: `${pointer}/${keyword}`,
          message:
            'nothing tells the branches apart; give each another JSON type, or a required property with another const',
        })),
    ),
  );
}
