import { isObject } from '../../../src/base/is-object.js';
import { nearest } from '../../../src/base/nearest.js';
import type { Problem } from '../../../src/source/problem.js';
import type { Schema } from '../../../src/source/schema.js';
import { subschemasOf } from '../../../src/source/subschemas-of.js';
import type { Tree } from '../../../src/source/tree.js';

/** `required` names properties that `properties` beside it describes; in a condition, those around it count as well. */
export function checkRequired(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    subschemasOf(tree, contract).flatMap(({ schema, pointer, holders, inCondition }) => {
      if (!Array.isArray(schema.required)) return [];
      const known = [schema, ...(inCondition ? holders : [])].flatMap(propertiesOf);
      return schema.required.flatMap((name: unknown, i): Problem[] => {
        if (typeof name !== 'string' || known.includes(name)) return [];
        const near = nearest(name, known);
        const hint = near === undefined ? 'describe it there' : `did you mean "${near}"?`;
        return [
          {
            file: contract.file,
            pointer: `${pointer}/required/${i}`,
            message: `"${name}" is not in "properties"; ${hint}`,
          },
        ];
      });
    }),
  );
}

const propertiesOf = ({ properties }: Schema): string[] => (isObject(properties) ? Object.keys(properties) : []);
