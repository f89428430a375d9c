import { isObject } from '../json.js';
import type { Problem } from '../problem.js';
import { subschemas } from '../schema.js';
import type { Tree } from '../tree.js';

/** No property is named `__proto__`: ajv passes over its schema without a word, so any value would be accepted. */
export function checkPropertyNames(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)]
      .filter(({ schema: { properties } }) => isObject(properties) && Object.hasOwn(properties, '__proto__'))
      .map(({ pointer }) => ({
        file,
        pointer: `${pointer}/properties/__proto__`,
        message: 'must have another name; no validator would judge a property of this one',
      })),
  );
}
