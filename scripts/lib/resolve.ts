import { isObject } from './json.js';
import { escapeSegment, type Schema, subschemas } from './schema.js';
import type { Contract, Tree } from './tree.js';

/** What a `$ref` points at: the contract, the subschema in it, and where it stands. */
export interface Target {
  readonly contract: Contract;
  readonly schema: Schema;
  /** JSON Pointer from the contract's root; empty for the root itself. */
  readonly pointer: string;
}

/** Finds what `$ref` in `from` points at, within the tree alone; undefined when nothing stands there. */
export function resolveRef(tree: Tree, from: Contract, ref: string): Target | undefined {
  const [path = '', fragment = ''] = ref.split('#');
  const url = new URL(path, from.url).href;
  const contract = path === '' ? from : tree.contracts.find((candidate) => candidate.url === url);
  if (!contract) return undefined;
  const pointer = decodeURIComponent(fragment);
  const place = placesOf(contract).get(pointer);
  return place && { contract, schema: place, pointer };
}

/** The title of what a `$ref` points at, which is the name of its type; undefined when it has none. */
export function titleOfRef(tree: Tree, from: Contract, ref: string): string | undefined {
  const title = resolveRef(tree, from, ref)?.schema.title;
  return typeof title === 'string' ? title : undefined;
}

/** The definitions of a contract that bear names of their own. */
export function definitionsOf(contract: Contract): { key: string; pointer: string; schema: Schema }[] {
  const definitions = contract.schema.$defs;
  if (!isObject(definitions)) return [];
  return Object.entries(definitions).flatMap(([key, schema]) =>
    isObject(schema) ? [{ key, pointer: `/$defs/${escapeSegment(key)}`, schema }] : [],
  );
}

const places = new WeakMap<Contract, ReadonlyMap<string, Schema>>();

/** Subschemas by pointer: a `$ref` may only lead to a place where a schema stands. */
function placesOf(contract: Contract): ReadonlyMap<string, Schema> {
  let found = places.get(contract);
  if (!found) {
    found = new Map([...subschemas(contract.schema)].map(({ pointer, schema }) => [pointer, schema]));
    places.set(contract, found);
  }
  return found;
}
