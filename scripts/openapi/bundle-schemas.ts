import { ScriptError } from '../../src/source/problem.js';
import { resolveRef, type Target } from '../../src/source/resolve.js';
import { mapSchema, type Schema, subschemas } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { explicitFormat } from '../../src/standard/explicit-format.js';
import { spellOut } from '../../src/standard/spell-out.js';
import { defaultInWords } from './default-in-words.js';

const COMPONENTS = '#/components/schemas/';

/**
 * components/schemas: the contracts that are named, and all that they refer to, each by the name of its type and in the form for
 * tools. Refs lead to components.
 */
export function bundleSchemas(tree: Tree, names: readonly string[]): Record<string, Schema> {
  const named = tree.contracts.filter(({ name }) => names.includes(name));
  const components = collect(tree, named);
  const find = (ref: string): Schema => components.get(ref.slice(COMPONENTS.length)) as Schema;
  const spelt = new Map(
    [...components].map(([title, schema]) => [
      title,
      mapSchema(spellOut(schema, { find, besideRef: true, formatOf }), withoutClosing),
    ]),
  );
  const nameOf = new Map(tree.contracts.map(({ schema, name }) => [schema.title, name]));
  const titles = reached(
    spelt,
    named.map(({ schema }) => String(schema.title)),
  );
  return Object.fromEntries(
    [...titles].sort().map((title) => {
      const name = nameOf.get(title);
      return [title, { ...spelt.get(title), ...(name === undefined ? {} : { 'x-contract-name': name }) }];
    }),
  );
}

/** The contracts and what they refer to, by the names of their types. */
function collect(tree: Tree, named: readonly Contract[]): Map<string, Schema> {
  const components = new Map<string, Schema>();
  const waiting: Target[] = named.map((contract) => ({ contract, schema: contract.schema, pointer: '' }));
  for (let target = waiting.pop(); target; target = waiting.pop()) {
    const title = String(target.schema.title);
    if (components.has(title)) continue;
    components.set(title, toComponent(tree, target));
    waiting.push(...targetsIn(tree, target));
  }
  return components;
}

function toComponent(tree: Tree, { contract, schema }: Target): Schema {
  const { $defs, ...own } = schema;
  return mapSchema(own, (copy) => {
    if (typeof copy.$ref === 'string')
      return { $ref: `${COMPONENTS}${resolve(tree, contract, copy.$ref).schema.title}` };
    const { $schema, $id, title, ...rest } = copy;
    return defaultInWords(rest);
  });
}

/**
 * Linters and generators read `properties` as all that there are, in the branches of a condition too. What stands there closes
 * nothing, nor does it open the object around it, as `additionalProperties` would say to those who render a page.
 */
const withoutClosing = (schema: Schema): Schema =>
  Object.hasOwn(schema, 'properties') && !Object.hasOwn(schema, 'additionalProperties')
    ? { ...schema, unevaluatedProperties: true }
    : schema;

/** OpenAPI knows `int32` and `int64` (its format registry), which generators make types of; the bounds are for all others. */
const formatOf = (format: unknown, schema: Schema): Schema => ({
  ...explicitFormat(format, schema),
  ...(format === 'int32' || format === 'int64' ? { format } : {}),
});

/** The components that these lead to, themselves included: what stood behind an `allOf` alone is at the root now. */
function reached(components: ReadonlyMap<string, Schema>, titles: readonly string[]): Set<string> {
  const found = new Set(titles);
  for (const title of found) {
    for (const { schema } of subschemas(components.get(title) ?? {})) {
      if (typeof schema.$ref === 'string') found.add(schema.$ref.slice(COMPONENTS.length));
    }
  }
  return found;
}

/** What a component refers to itself; `$defs` are components of their own. */
function targetsIn(tree: Tree, { contract, schema }: Target): Target[] {
  const { $defs, ...own } = schema;
  const refs = [...subschemas(own)].flatMap(({ schema: { $ref } }) => (typeof $ref === 'string' ? [$ref] : []));
  return refs.map((ref) => resolve(tree, contract, ref));
}

function resolve(tree: Tree, contract: Contract, ref: string): Target {
  const target = resolveRef(tree, contract, ref);
  if (!target) throw new ScriptError(`${contract.file}: ${ref} leads nowhere`);
  return target;
}
