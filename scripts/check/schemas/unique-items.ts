import { isObject } from '../../../src/base/is-object.js';
import type { Problem } from '../../../src/source/problem.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';

/** Types whose items are compared by look-up. Others need each pair compared in depth, which a long list makes endless. */
const SCALARS: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

/** `uniqueItems` stands only where the items have a scalar type, stated in place, so that a result takes one pass. */
export function checkUniqueItems(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    [...subschemas(contract.schema)]
      .filter(({ schema: { uniqueItems, items } }) => uniqueItems && !(isObject(items) && SCALARS.has(items.type)))
      .map(({ pointer }) => ({
        file: contract.file,
        pointer: `${pointer}/uniqueItems`,
        message: 'needs "items" with a scalar "type" beside it',
      })),
  );
}
