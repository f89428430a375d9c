import type { Problem } from '../../../src/source/problem.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';

const ROOT_ONLY: readonly string[] = ['$schema', '$id', 'x-contract', 'examples', '$defs'];

/** What speaks of the contract as a whole stands at its root; elsewhere nothing reads it, or it would move the base of refs. */
export function checkRootKeywords(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema: root }) =>
    [...subschemas(root)]
      .filter(({ pointer }) => pointer !== '')
      .flatMap(({ schema, pointer }) =>
        ROOT_ONLY.filter((keyword) => keyword in schema).map((keyword) => ({
          file,
          pointer: `${pointer}/${keyword}`,
          message: 'stands only at the root of a contract; move it there or remove it',
        })),
      ),
  );
}
