import { segmentsOf } from '../../base/pointer.js';
import { JsonReader } from './json-reader.js';

/** Where a value starts, and where the key before it does. */
export interface FoundPlace {
  readonly value: number;
  readonly key: number;
}

/** A pointer that is looked for, or a part of one. */
interface Node {
  readonly children: Map<string, Node>;
  place?: FoundPlace;
}

/**
 * Finds the values that pointers lead to in a text without an error, or else the innermost value that is there around each. One pass that
 * ends with the last place; it holds no more than the pointers it was given.
 */
export function findPlaces(text: string, pointers: readonly string[]): (pointer: string) => FoundPlace {
  const root: Node = { children: new Map() };
  const planted = pointers.reduce((count, pointer) => count + plant(root, pointer), 1);
  fill(root, planted, text);
  return (pointer) => lookUp(root, pointer);
}

/** Adds the nodes that lead to a pointer; gives how many were new. */
function plant(root: Node, pointer: string): number {
  let added = 0;
  let node = root;
  for (const name of segmentsOf(pointer)) {
    let child = node.children.get(name);
    if (!child) {
      child = { children: new Map() };
      node.children.set(name, child);
      added++;
    }
    node = child;
  }
  return added;
}

/** Reads the text and leaves its place on each node that it comes by, until no node is without. */
function fill(root: Node, planted: number, text: string): void {
  const reader = new JsonReader(text);
  // For each array and object that is being read, the node of it, when a pointer leads to it or through it.
  const open: { readonly node: Node | undefined; readonly isArray: boolean; index: number }[] = [];
  let missing = planted;
  let member: Node | undefined;
  let key = 0;
  while (missing > 0) {
    const event = reader.next();
    if (event === 'end' || event === 'error') return;
    const around = open.at(-1);
    if (event === 'close') open.pop();
    else if (event === 'key') {
      key = reader.offset;
      member = around?.node?.children.get(reader.key);
    } else {
      const item = around?.isArray ? around.node?.children.get(String(around.index++)) : member;
      const node = around ? item : root;
      if (event === 'open') open.push({ node, isArray: reader.kind === '[', index: 0 });
      if (!node) continue;
      node.place = { value: reader.offset, key };
      missing--;
    }
  }
}

function lookUp(root: Node, pointer: string): FoundPlace {
  let node: Node | undefined = root;
  let place = root.place;
  for (const name of segmentsOf(pointer)) {
    node = node.children.get(name);
    if (!node?.place) break;
    place = node.place;
  }
  return place ?? { value: 0, key: 0 };
}
