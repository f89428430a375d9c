import type { Node } from './parse-source.js';

/** Places of a node that hold no nodes of the program. */
const BESIDE = new Set([
  'loc',
  'extra',
  'leadingComments',
  'innerComments',
  'trailingComments',
  'errors',
  'comments',
  'tokens',
]);

/** All nodes of a tree, each before those within it. A list in place of recursion: sources can be deep. */
export function nodesOf(tree: Node): Node[] {
  const nodes: Node[] = [];
  const waiting: Node[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    const before = waiting.length;
    for (const field of Object.keys(node)) {
      if (BESIDE.has(field)) continue;
      const value = node[field];
      if (Array.isArray(value)) for (const each of value) add(each, waiting);
      else add(value, waiting);
    }
    // The last that waits comes next.
    for (const child of waiting.splice(before).reverse()) waiting.push(child);
  }
  return nodes;
}

function add(value: unknown, nodes: Node[]): void {
  if (typeof value === 'object' && value !== null && typeof (value as Node).type === 'string')
    nodes.push(value as Node);
}
