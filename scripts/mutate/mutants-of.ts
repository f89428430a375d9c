import { isObject } from '../../src/base/is-object.js';
import { segmentsOf } from '../../src/base/pointer.js';
import { type Schema, subschemas } from '../../src/source/schema.js';
import type { Contract } from '../../src/source/tree.js';
import { GENERATORS } from './generators.js';
import type { Kind, Surroundings } from './mutation.js';
import { reachable, type Unit, unitName } from './units.js';

/** A contract in which one small thing is otherwise. */
export interface Mutant {
  readonly kind: Kind;
  /** The unit that is changed. */
  readonly unit: Unit;
  /** JSON Pointer to the place of the change, in the contract's file. */
  readonly pointer: string;
  /** The change in words. */
  readonly mutation: string;
  /** The unit's schema after the change. */
  readonly schema: Schema;
}

/** Every mutant of a contract, in the order of its file. Changes that come to the same schema are one. */
export function mutantsOf(units: ReadonlyMap<string, Unit>, contract: Contract): Mutant[] {
  const enums = [...units.values()].flatMap(({ schema }) => enumsOf(schema));
  return [...units.values()]
    .filter(({ home }) => home === contract)
    .flatMap((unit) => mutantsOfUnit(unit, { enums, targets: targetsFor(units, unit) }));
}

function mutantsOfUnit(unit: Unit, surroundings: Surroundings): Mutant[] {
  const mutants = new Map<string, Mutant>();
  const unchanged = JSON.stringify(unit.schema);
  for (const { schema, pointer } of subschemas(unit.schema)) {
    for (const [kind, generate] of GENERATORS) {
      for (const { at, what, to } of generate(schema, surroundings)) {
        const mutant = { kind, unit, pointer: unit.pointer + pointer + at, mutation: what };
        const changed = replaceAt(unit.schema, segmentsOf(pointer), to);
        const text = JSON.stringify(changed);
        if (text !== unchanged && !mutants.has(text)) mutants.set(text, { ...mutant, schema: changed });
      }
    }
  }
  return [...mutants.values()];
}

/** What a `$ref` in the unit could lead to by mistake: what its contract refers to, and its own definitions. */
function targetsFor(units: ReadonlyMap<string, Unit>, unit: Unit): Surroundings['targets'] {
  const near = [...units.values()].filter(({ home }) => home === unit.home);
  const known = new Set(near.flatMap((each) => [...(each.pointer ? [each.url] : []), ...each.uses]));
  // Where there is but one, a contract of another shape stands in.
  const stranger = [...units.values()].find(
    ({ home, pointer }) => pointer === '' && home !== unit.home && !known.has(home.url),
  );
  if (known.size === 1 && stranger) known.add(stranger.url);
  return [...known].flatMap((ref) => {
    const target = units.get(ref);
    // A schema that leads back to itself without a step into the value would never end.
    if (!target || (unit.pointer !== '' && reachable(units, target).has(unit))) return [];
    const { $id, ...shape } = target.schema;
    return [{ ref, name: unitName(target), shape: JSON.stringify(shape) }];
  });
}

const enumsOf = (schema: Schema): unknown[][] =>
  [...subschemas(schema)].flatMap(({ schema: { enum: values } }) => (Array.isArray(values) ? [values] : []));

/** A copy in which the value at the place is another. */
function replaceAt(value: unknown, [key, ...rest]: readonly string[], to: Schema): Schema {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((item, i) => (String(i) === key ? replaceAt(item, rest, to) : item)) as unknown as Schema;
  }
  if (!isObject(value)) throw new Error(`nothing stands at ${key}`);
  return { ...value, [key]: replaceAt(value[key], rest, to) };
}
