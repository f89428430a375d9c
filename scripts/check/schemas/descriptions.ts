import { isObject } from '../../../src/base/is-object.js';
import { escapeSegment } from '../../../src/base/pointer.js';
import type { Problem } from '../../../src/source/problem.js';
import { definitionsOf } from '../../../src/source/resolve.js';
import { subschemasOf } from '../../../src/source/subschemas-of.js';
import type { Contract, Tree } from '../../../src/source/tree.js';

/** Every contract, definition and property says in words what it is; a bare `$ref` takes its target's words. */
export function checkDescriptions(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    describable(tree, contract)
      .filter(({ schema }) => !(isDescribed(schema) || '$ref' in schema))
      .map(({ pointer }) => ({ file: contract.file, pointer, message: 'has no description (unit and meaning)' })),
  );
}

function describable(tree: Tree, contract: Contract): { pointer: string; schema: Record<string, unknown> }[] {
  const properties = subschemasOf(tree, contract).flatMap(({ schema, pointer, inCondition }) => {
    // Inside a condition the properties are named again only to be looked at.
    if (inCondition || !isObject(schema.properties)) return [];
    return Object.entries(schema.properties).flatMap(([key, property]) =>
      // `true` and `false` are schemas too, with no room for words.
      isObject(property) || typeof property === 'boolean'
        ? [{ pointer: `${pointer}/properties/${escapeSegment(key)}`, schema: isObject(property) ? property : {} }]
        : [],
    );
  });
  return [{ pointer: '', schema: contract.schema }, ...definitionsOf(contract), ...properties];
}

const isDescribed = ({ description }: Record<string, unknown>): boolean =>
  typeof description === 'string' && description.trim() !== '';
