import { ownValue } from '../base/own-value.js';
import { holderOf, mapHeld } from '../base/schema-keywords.js';
import type { JsonSchemaOptions } from './json-schema-converter.js';

type Schema = Record<string, unknown>;

/** A subschema with the `$id` of the contract that it stands in, from which its refs start. */
interface Place {
  readonly schema: Schema;
  readonly base: string;
}

/** Gives the schema with an `$id`. The checks of the package's sources have made sure that it is there. */
export type FindSchema = (id: string) => Schema;

/** What is being written: the contract at its root, and where the other shapes go, by the names of their types. */
interface Output {
  readonly find: FindSchema;
  readonly id: string;
  readonly keyword: string;
  readonly shapes: Schema;
}

/** The keyword for shapes to refer to, and the `$schema`, of each target. */
const TARGETS: ReadonlyMap<string, readonly [keyword: string, dialect: string]> = /* @__PURE__ */ new Map([
  ['draft-2020-12', ['$defs', 'https://json-schema.org/draft/2020-12/schema']],
  // The dialect of the contracts has no keyword that draft-07 reads otherwise, but for the name of `$defs`; a `$ref` stands alone.
  ['draft-07', ['definitions', 'http://json-schema.org/draft-07/schema#']],
]);

/** What a schema says of its contract alone, and of no shape that others share. */
const OF_CONTRACT: ReadonlySet<string> = /* @__PURE__ */ new Set(['$schema', '$id', '$defs', 'x-contract', 'examples']);

/**
 * The schema of a contract as one that stands alone: what it refers to in other contracts comes along. A new one each time.
 *
 * @throws RangeError when the target is none that a contract can be written in.
 */
export function bundleJsonSchema(id: string, options: JsonSchemaOptions, find: FindSchema): Schema {
  const wanted = ownValue(options, 'target');
  const target = TARGETS.get(wanted as string);
  if (!target) throw new RangeError(`the target ${String(wanted)} is not offered; ask for ${OFFERED}`);
  const [keyword, $schema] = target;
  const shapes: Schema = {};
  const { $defs, ...schema } = find(id);
  const root = convert({ schema, base: id }, { find, id, keyword, shapes });
  return { ...root, $schema, ...(Object.keys(shapes).length > 0 ? { [keyword]: shapes } : {}) };
}

const OFFERED = '`draft-2020-12` or `draft-07`';

function convert({ schema, base }: Place, output: Output): Schema {
  const $ref = ownValue(schema, '$ref');
  if (typeof $ref === 'string') return { $ref: refer(resolve($ref, base, output.find), output) };
  const inner = (child: unknown): unknown => (isSchema(child) ? convert({ schema: child, base }, output) : child);
  return mapValues(schema, (value, keyword) =>
    keyword === 'x-rules'
      ? (value as Schema[]).map((rule) => mapValues(rule, inner))
      : mapHeld(holderOf(keyword), value, inner),
  );
}

/** Puts what a ref leads to among the shapes, once, and gives the ref to it. */
function refer(target: Place, output: Output): string {
  const { id, keyword, shapes } = output;
  if (target.base === id && target.schema.$id === id) return '#';
  const title = target.schema.title as string;
  if (!Object.hasOwn(shapes, title)) {
    // Named before it is converted, so that a shape which contains itself ends.
    shapes[title] = {};
    const own = Object.entries(target.schema).filter(([each]) => !OF_CONTRACT.has(each));
    shapes[title] = convert({ ...target, schema: Object.fromEntries(own) }, output);
  }
  return `#/${keyword}/${title}`;
}

/** What a ref leads to: a contract, or an entry of its `$defs`. */
function resolve(ref: string, base: string, find: FindSchema): Place {
  const { href, hash } = new URL(ref, base);
  const id = href.slice(0, href.length - hash.length);
  const schema = find(id);
  const [, key] = /^#\/\$defs\/(.+)$/.exec(hash) ?? [];
  return { schema: key === undefined ? schema : ((schema.$defs as Schema)[key] as Schema), base: id };
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const mapValues = (object: Schema, change: (value: unknown, key: string) => unknown): Schema =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
