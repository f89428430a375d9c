import { isObject } from '../base/is-object.js';
import { escapeSegment } from '../base/pointer.js';
import { type Schema, subschemas } from './schema.js';
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
  const [path, fragment] = splitRef(ref);
  const contract = path === '' ? from : contractsOf(tree).get(urlOfRef(from, path) ?? '');
  const pointer = decode(fragment);
  const schema = contract && pointer !== undefined ? placesOf(contract).get(pointer) : undefined;
  return contract && schema && pointer !== undefined ? { contract, schema, pointer } : undefined;
}

/** `job.v1.json#/$defs/id` → `job.v1.json` and `/$defs/id`. */
export function splitRef(ref: string): [path: string, fragment: string] {
  const at = ref.indexOf('#');
  return at < 0 ? [ref, ''] : [ref.slice(0, at), ref.slice(at + 1)];
}

/** The absolute form of a ref's path; undefined when it is not the path of a URL. */
export const urlOfRef = (from: Contract, path: string): string | undefined =>
  URL.canParse(path, from.url) ? new URL(path, from.url).href : undefined;

/** The title of what a `$ref` points at, which is the name of its type; undefined when it has none. */
export function titleOfRef(tree: Tree, from: Contract, ref: string): string | undefined {
  const title = resolveRef(tree, from, ref)?.schema.title;
  return typeof title === 'string' ? title : undefined;
}

/** The definitions of a contract that have names of their own. */
export function definitionsOf(contract: Contract): { key: string; pointer: string; schema: Schema }[] {
  const definitions = contract.schema.$defs;
  if (!isObject(definitions)) return [];
  return Object.entries(definitions).flatMap(([key, schema]) =>
    isObject(schema) ? [{ key, pointer: `/$defs/${escapeSegment(key)}`, schema }] : [],
  );
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

const contracts = new WeakMap<Tree, ReadonlyMap<string, Contract>>();

/** The contracts of a tree by their `$id`. */
function contractsOf(tree: Tree): ReadonlyMap<string, Contract> {
  let found = contracts.get(tree);
  if (!found) {
    found = new Map(tree.contracts.map((contract) => [contract.url, contract]));
    contracts.set(tree, found);
  }
  return found;
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
