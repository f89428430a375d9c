import type { Problem } from '../../../src/source/problem.js';
import { subschemasOf } from '../../../src/source/subschemas-of.js';
import type { Tree } from '../../../src/source/tree.js';

/** An array says what it holds; without `items` any list passes. */
export function checkItems(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    subschemasOf(tree, contract)
      .filter(({ schema: { type } }) => type === 'array' || (Array.isArray(type) && type.includes('array')))
      .filter(({ schema, holders }) => ![schema, ...holders].some((each) => 'items' in each))
      .map(({ pointer }) => ({
        file: contract.file,
        pointer,
        message: 'is an array without "items"; say what it holds',
      })),
  );
}
