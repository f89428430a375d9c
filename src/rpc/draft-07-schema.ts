/** A JSON Schema of draft-07 as plain data. */
export type Draft07Schema = Record<string, unknown>;

/** A subschema with the `$id` of the contract that it stands in, from which its refs start. */
interface Place {
  readonly schema: Draft07Schema;
  readonly base: string;
}

/** Gives the schema of the contract with an `$id`. The checks of the package's sources have made sure that it is there. */
export type FindSchema = (id: string) => Draft07Schema;

/** Keywords that hold data rather than subschemas. */
const DATA: ReadonlySet<string> = new Set(['default', 'enum', 'const', 'examples', 'required', 'type']);

/** Keywords that hold subschemas by names of the author's choice. */
const MAPS: ReadonlySet<string> = new Set(['properties']);

/** A contract's schema as one draft-07 schema: what it refers to stands in `definitions`, under the names of the types. */
export function draft07Schema(id: string, find: FindSchema): Draft07Schema {
  const schema = find(id);
  const definitions: Draft07Schema = {};
  const root = atRoot({ schema, base: id }, { find, definitions });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: schema.title,
    ...root,
    ...(Object.keys(definitions).length > 0 ? { definitions } : {}),
  };
}

/** What is known on the way through a schema. */
interface Work {
  readonly find: FindSchema;
  readonly definitions: Draft07Schema;
}

/** A contract that is another one by a new name says here what that one says, as the published form does. */
function atRoot(place: Place, work: Work): Draft07Schema {
  const { allOf, ...rest } = place.schema;
  const [only, ...others] = (allOf ?? []) as Draft07Schema[];
  if (typeof only?.$ref !== 'string' || others.length > 0) return convert(place, work);
  const target = resolve(only.$ref, place.base, work.find);
  return { ...convert(target, work), ...convert({ ...place, schema: rest }, work) };
}

function convert({ schema, base }: Place, work: Work): Draft07Schema {
  if (typeof schema.$ref === 'string') return { $ref: define(resolve(schema.$ref, base, work.find), work) };
  const inner = (child: unknown): unknown =>
    typeof child === 'object' && child !== null ? convert({ schema: child as Draft07Schema, base }, work) : child;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword.startsWith('$') || keyword.startsWith('x-') || keyword === 'title') return [];
    if (keyword === 'const') return [['enum', [value]]];
    if (DATA.has(keyword)) return [[keyword, value]];
    if (Array.isArray(value)) return [[keyword, value.map(inner)]];
    if (!MAPS.has(keyword)) return [[keyword, inner(value)]];
    const members = Object.entries(value as Draft07Schema).map(([key, child]) => [key, inner(child)]);
    return [[keyword, Object.fromEntries(members)]];
  });
  return Object.fromEntries(entries);
}

/** Puts what a ref leads to among the definitions, once, and gives the ref to it. */
function define(target: Place, work: Work): string {
  const { definitions } = work;
  const title = target.schema.title as string;
  if (!Object.hasOwn(definitions, title)) {
    // Named before it is converted, so that a shape which contains itself ends.
    definitions[title] = {};
    definitions[title] = convert(target, work);
  }
  return `#/definitions/${title}`;
}

/** What a ref leads to: a contract, or an entry of its `$defs`. */
function resolve(ref: string, base: string, find: FindSchema): Place {
  const { href, hash } = new URL(ref, base);
  const id = href.slice(0, href.length - hash.length);
  const schema = find(id);
  const [, key] = /^#\/\$defs\/(.+)$/.exec(hash) ?? [];
  return { schema: key === undefined ? schema : ((schema.$defs as Draft07Schema)[key] as Draft07Schema), base: id };
}
