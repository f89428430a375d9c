import { isObject } from '../../../src/base/is-object.js';
import { escapeSegment } from '../../../src/base/pointer.js';
import type { Problem } from '../../../src/source/problem.js';
import { NESTING, type Place, subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';

/** Names that do harm, and what. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['__proto__', 'sets the prototype of an object in JavaScript'],
  ['hasOwnProperty', 'hides a method that tools call on objects, the one that makes the types among them'],
]);

/** No property has a name that would break what reads it. */
export function checkPropertyNames(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)].flatMap((place) =>
      namesIn(place).flatMap(([name, pointer]) => {
        const harm = REFUSED.get(name);
        return harm === undefined ? [] : [{ file, pointer, message: `"${name}" ${harm}; choose another name` }];
      }),
    ),
  );
}

function namesIn({ schema, pointer }: Place): [name: string, pointer: string][] {
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return [
    ...Object.entries(schema).flatMap(([keyword, value]): [string, string][] =>
      NESTING.get(keyword) === 'map' && isObject(value)
        ? Object.keys(value).map((name) => [name, `${pointer}/${keyword}/${escapeSegment(name)}`])
        : [],
    ),
    ...required.map((name, i): [string, string] => [String(name), `${pointer}/required/${i}`]),
  ];
}
