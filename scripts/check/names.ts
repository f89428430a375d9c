import type { Problem } from '../../src/source/problem.js';
import type { Tree } from '../../src/source/tree.js';

/** The `$id` follows from the file's name, so that a reader of either finds the other. */
export function checkNames(tree: Tree): Problem[] {
  return tree.contracts
    .filter(({ schema, url }) => schema.$id !== url)
    .map(({ file, url }) => ({ file, pointer: '/$id', message: `must be "${url}" in this file` }));
}
