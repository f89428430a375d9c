import type { Problem } from '../../../src/source/problem.js';
import type { Tree } from '../../../src/source/tree.js';
import { namesType, toTypeSchema } from '../../types/to-type-schema.js';

/** A contract says what its values are; otherwise its type would be `unknown`. */
export function checkKnownType(tree: Tree): Problem[] {
  return tree.contracts
    .filter((contract) => !namesType(toTypeSchema(tree, contract, contract.schema)))
    .map(({ file }) => ({ file, message: 'says nothing that a type could say; give it a "type"' }));
}
