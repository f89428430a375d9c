import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { segmentsOf } from '../../base/pointer.js';

/**
 * Where the text of a schema speaks of a place in its values, as far as one can walk by `properties` and `items`; the pointer has `*` for
 * any item and for any other property.
 */
export function placeInSchema(text: string, pointer: string): { readonly line: number; readonly column: number } {
  let node = parseTree(text);
  for (const segment of segmentsOf(pointer)) {
    const next =
      node &&
      stepsOf(segment)
        .map((step) => find(node, step))
        .find((found) => found !== undefined);
    if (!next) break;
    node = next;
  }
  const before = text.slice(0, node?.offset ?? 0).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The keywords that lead to a segment of a pointer. */
function stepsOf(segment: string): readonly (readonly string[])[] {
  if (segment === '*') return [['items'], ['additionalProperties']];
  return [['properties', segment], ['items']];
}

const find = (node: Node | undefined, step: readonly string[]): Node | undefined =>
  node && findNodeAtLocation(node, [...step]);
