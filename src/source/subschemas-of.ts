import { isObject } from '../base/is-object.js';
import { unescapeSegment } from '../base/pointer.js';
import { APPLIED_IN_PLACE } from '../base/schema-keywords.js';
import { resolveRef } from './resolve.js';
import { children, type Place, type Schema } from './schema.js';
import type { Contract, Tree } from './tree.js';

/** A subschema, and what else applies to the same instance. */
export interface Subschema extends Place {
  /** The subschemas that hold for the same value, with those that they refer to: around an `if`, the object's own. */
  readonly holders: readonly Schema[];
  /** Whether it stands in an `if`, `then` or `else`, in a rule, or below one. */
  readonly inCondition: boolean;
}

interface Holder {
  readonly contract: Contract;
  readonly schema: Schema;
}

const CONDITIONS: ReadonlySet<string> = new Set(['if', 'then', 'else']);
const isInPlace = (keyword: string): boolean => APPLIED_IN_PLACE.has(keyword) || keyword === 'x-rules';

/** What holds for the name of any property. */
const NAME: Schema = { type: 'string' };

/** Every subschema of a contract, in document order. */
export function subschemasOf(tree: Tree, contract: Contract): Subschema[] {
  return [...visit(tree, contract, contract.schema, '', [], false)];
}

function* visit(
  tree: Tree,
  contract: Contract,
  schema: Schema,
  pointer: string,
  holders: readonly Holder[],
  inCondition: boolean,
): Generator<Subschema> {
  yield { schema, pointer, holders: holders.map((holder) => holder.schema), inCondition };
  for (const [keyword, value] of Object.entries(schema)) {
    for (const [child, at] of children(keyword, value, `${pointer}/${keyword}`)) {
      if (!isObject(child)) continue;
      const own = { contract, schema };
      const held = isInPlace(keyword)
        ? [...holders, own, ...(keyword === 'then' && isObject(schema.if) ? [{ contract, schema: schema.if }] : [])]
        : keyword === 'propertyNames'
          ? [{ contract, schema: NAME }]
          : holders.flatMap((holder) => childOf(holder, keyword, at));
      const isConditional = keyword !== '$defs' && (inCondition || CONDITIONS.has(keyword) || keyword === 'x-rules');
      yield* visit(tree, contract, child, at, withTargets(tree, held), isConditional);
    }
  }
}

/** What a holder says of the property, items or values that a child of another subschema speaks of. */
function childOf({ contract, schema }: Holder, keyword: string, at: string): Holder[] {
  if (keyword === '$defs') return [];
  const value = schema[keyword];
  const key = unescapeSegment(at.slice(at.lastIndexOf('/') + 1));
  const child =
    keyword !== 'properties' ? value : isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(child) ? [{ contract, schema: child }] : [];
}

/** The holders, and what they refer to, each once: refs may lead in a circle, which another check reports. */
function withTargets(tree: Tree, holders: readonly Holder[]): Holder[] {
  const found = new Map(holders.map((holder) => [holder.schema, holder]));
  for (const { contract, schema } of found.values()) {
    const target = typeof schema.$ref === 'string' ? resolveRef(tree, contract, schema.$ref) : undefined;
    const members = Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : [];
    const next = [...(target ? [target] : []), ...members.map((member) => ({ contract, schema: member }))];
    // A Map's iteration goes on to what is added during it.
    for (const holder of next) if (!found.has(holder.schema)) found.set(holder.schema, holder);
  }
  return [...found.values()];
}
