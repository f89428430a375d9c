import { isObject } from '../../base/is-object.js';
import { ANNOTATIONS, type Dialect, holderOf, isOfDialect, mapHeld, REFERENCES } from '../../base/schema-keywords.js';
import { dialectOf, WITHOUT_EFFECT } from '../dialect.js';
import { below, type Documents, indexDocuments, type Place, placeName, type Schema } from '../documents.js';

/** A schema for ajv, and the documents that it refers to by `$id`. */
export interface PlainSchema {
  readonly schema: unknown;
  readonly documents: readonly Schema[];
}

const STATIC_NAMES: readonly string[] = ['$id', '$anchor'];

/**
 * A schema that says to ajv no more and no less than its dialect says. Of itself ajv follows keywords that no draft knows, such as
 * `nullable`; finds an `$id` in examples and under unknown keywords, and no `$anchor` in a `dependentSchemas` entry called `enum`; and
 * reads in draft-07 what stands beside a `$ref`. So all that a schema refers to comes along, under names that nothing else has.
 *
 * @throws Error on a reference that leads to no schema, or to one of another dialect.
 */
export function plainSchema(schema: unknown, documents: readonly unknown[]): PlainSchema {
  const index = indexDocuments(schema, documents);
  const { root } = index;
  const dialect = dialectOf(root.$schema);
  if (dialect === undefined)
    throw new Error(`${JSON.stringify(root.$schema)} is none of draft-07, 2019-09 and 2020-12`);
  // A dynamic reference depends on the names of all schemas on the way to it.
  return isDynamic([schema, documents], dialect)
    ? {
        schema: copy(root, { dialect }),
        documents: documents.filter(isObject).flatMap((each) => named(each, root, dialect)),
      }
    : { schema: alone(index, dialect), documents: [] };
}

const isDynamic = (schemas: unknown, dialect: Dialect): boolean => {
  const text = JSON.stringify(schemas);
  return REFERENCES.some((each) => each !== '$ref' && isOfDialect(each, dialect) && text.includes(`"${each}"`));
};

/** A schema with all that it refers to, each once. */
function alone(index: Documents, dialect: Dialect): Schema {
  const keys = new Map<string, string>();
  const places: Place[] = [];
  const referTo = (place: Place): string => {
    const name = `${place.base} ${placeName(place)}`;
    let key = keys.get(name);
    if (key === undefined) {
      key = `#/$defs/${places.length}`;
      keys.set(name, key);
      places.push(place);
    }
    return key;
  };
  const refer = (from: Place, ref: unknown): string => {
    const target = typeof ref === 'string' ? index.resolve(from, ref) : undefined;
    if (!target) throw new Error(`${JSON.stringify(ref)} leads to no schema`);
    return referTo(target);
  };
  const $ref = referTo(index.root);
  const $defs: Record<string, unknown> = {};
  // A list's iteration goes on to what is added during it.
  for (const [i, place] of places.entries()) $defs[i] = copy(place, { dialect, refer });
  return { $ref, $defs };
}

/** A document under its own name; none that is of another dialect, so that nothing is read as what it is not. */
function named(document: Schema, { $schema, base }: Place, dialect: Dialect): Schema[] {
  const { root } = indexDocuments({ $schema, ...document }, []);
  return root.base === base || dialectOf(root.$schema) !== dialect ? [] : [copy(root, { dialect }) as Schema];
}

interface Copying {
  readonly dialect: Dialect;
  /** Gives each reference its new value; without it names and references stay as they are. */
  readonly refer?: (from: Place, ref: unknown) => string;
}

function copy(place: Place, copying: Copying): unknown {
  const { schema } = place;
  const { dialect, refer } = copying;
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) throw new Error(`${placeName(place)} is not a schema`);
  if (dialectOf(place.$schema) !== dialect)
    throw new Error(`${placeName(place)} is of another dialect, ${JSON.stringify(place.$schema)}`);
  const isRefAlone = dialect === 'draft-07' && '$ref' in schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (refer && keyword === '$ref') return [[keyword, refer(place, value)]];
    if ((refer && isRefAlone) || !isOfDialect(keyword, dialect)) return [];
    // Messages take words from descriptions.
    if (keyword === 'description' && typeof value === 'string') return [[keyword, value]];
    if (refer ? STATIC_NAMES.includes(keyword) || WITHOUT_EFFECT.has(keyword) : ANNOTATIONS.has(keyword)) return [];
    const held = (each: unknown, path: readonly string[]): unknown =>
      // `dependencies` holds lists of names as well.
      Array.isArray(each) && keyword === 'dependencies' ? each : copy(below(place, each, keyword, ...path), copying);
    return [[keyword, mapHeld(holderOf(keyword, dialect), value, held)]];
  });
  return Object.fromEntries(entries);
}
