import type { Problem } from '../../../src/source/problem.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';

/** A condition is whole: `if` has a consequence, and each consequence an `if`. By halves it has no effect. */
export function checkConditions(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema: root }) =>
    [...subschemas(root)].flatMap(({ schema, pointer }): Problem[] => {
      if ('if' in schema) {
        if ('then' in schema || 'else' in schema) return [];
        return [{ file, pointer: `${pointer}/if`, message: 'decides nothing without "then" or "else" beside it' }];
      }
      return ['then', 'else']
        .filter((keyword) => keyword in schema)
        .map((keyword) => ({
          file,
          pointer: `${pointer}/${keyword}`,
          message: 'has no effect without "if" beside it',
        }));
    }),
  );
}
