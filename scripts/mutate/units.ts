import { ANNOTATIONS } from '../../src/base/schema-keywords.js';
import { definitionsOf, resolveRef } from '../../src/source/resolve.js';
import { mapSchema, type Schema, subschemas } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';

/**
 * A contract without its definitions, or one definition, standing as a contract of its own. What a mutant does not touch
 * is compiled once and shared by many.
 */
export interface Unit extends Contract {
  /** The contract whose file it stands in. */
  readonly home: Contract;
  /** JSON Pointer to it in that file; empty for the contract itself. */
  readonly pointer: string;
  /** The URLs of the units that it refers to. */
  readonly uses: ReadonlySet<string>;
}

/** Cuts a tree that `checkTree` has passed into units, by URL. A `$ref` leads to units alone, and means what it meant. */
export function unitsOf(tree: Tree): Map<string, Unit> {
  const units = tree.contracts.flatMap((contract) => [
    toUnit(tree, contract, '', contract.schema),
    ...definitionsOf(contract).map(({ pointer, schema }) => toUnit(tree, contract, pointer, schema)),
  ]);
  return new Map(units.map((unit) => [unit.url, unit]));
}

/** The unit itself and all that it refers to, near and far. */
export function reachable(units: ReadonlyMap<string, Unit>, from: Unit): Set<Unit> {
  const found = new Set([from]);
  // A set gives out what is added to it on the way.
  for (const { uses } of found) {
    for (const url of uses) {
      const unit = units.get(url);
      if (unit) found.add(unit);
    }
  }
  return found;
}

/** `live.greeting@1`, or `live.greeting@1#/$defs/note`. */
export const unitName = ({ home, pointer }: Unit): string => (pointer === '' ? home.name : `${home.name}#${pointer}`);

/** The schema under another URL, with what it refers to sent on to other URLs. */
export function placeSchema(schema: Schema, url: string, moved: (ref: string) => string): Schema {
  const placed = mapSchema(schema, (each) =>
    typeof each.$ref === 'string' ? { ...each, $ref: moved(each.$ref) } : each,
  );
  return { ...placed, $id: url };
}

/** The URLs that the subschemas of a unit refer to. */
export const refsOf = (schema: Schema): Set<string> =>
  new Set([...subschemas(schema)].flatMap(({ schema: { $ref } }) => (typeof $ref === 'string' ? [$ref] : [])));

function toUnit(tree: Tree, home: Contract, pointer: string, source: Schema): Unit {
  const { $defs, $id, $schema, ...rules } = source;
  const bare = mapSchema(rules, (each) =>
    Object.fromEntries(Object.entries(each).filter(([keyword]) => !ANNOTATIONS.has(keyword))),
  );
  const url = urlOf(home, pointer);
  const schema = placeSchema(bare, url, (ref) => {
    const target = resolveRef(tree, home, ref);
    return target ? urlOf(target.contract, target.pointer) : ref;
  });
  return { ...home, url, schema, home, pointer, uses: refsOf(schema) };
}

const urlOf = ({ url }: Contract, pointer: string): string => (pointer === '' ? url : `${url}/-${encodeURI(pointer)}`);
