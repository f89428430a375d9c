import { isObject } from '../json.js';
import type { Problem } from '../problem.js';
import { subschemas } from '../schema.js';
import type { Tree } from '../tree.js';

/** `const` and `enum` hold scalars: others need a comparison in depth, which the generated code does not carry. */
export function checkScalars(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)].flatMap(({ schema: place, pointer }): Problem[] => {
      const { const: constant, enum: list } = place;
      if (Array.isArray(list) && list.length === 0) {
        return [{ file, pointer: `${pointer}/enum`, message: 'must list at least one value; none would be accepted' }];
      }
      const found = [
        ...(isScalar(constant) ? [] : ['const']),
        ...(Array.isArray(list) && !list.every(isScalar) ? ['enum'] : []),
      ];
      return found.map((keyword) => ({
        file,
        pointer: `${pointer}/${keyword}`,
        message: 'must hold no object or array; say its shape with "properties" or "items"',
      }));
    }),
  );
}

const isScalar = (value: unknown): boolean => !(isObject(value) || Array.isArray(value));
