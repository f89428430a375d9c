/** Finds what a `$ref` leads to, among the documents that were handed in. */

import { isObject } from '../base/is-object.js';
import { escapeSegment, segmentsOf } from '../base/pointer.js';
import { type Dialect, heldBy, holderOf, isOfDialect, REFERENCES } from '../base/schema-keywords.js';
import { dialectOf } from './dialect.js';

/** A schema as read from JSON; only objects and booleans are schemas. */
export type Schema = Readonly<Record<string, unknown>>;

/** A schema in its place. */
export interface Place {
  readonly schema: unknown;
  /** The URL that a `$ref` here starts from. */
  readonly base: string;
  /** The document, for words: empty for the one that is compared. */
  readonly document: string;
  /** JSON Pointer to it in the document. */
  readonly pointer: string;
  /** The `$schema` that holds here: the nearest one around. */
  readonly $schema: unknown;
}

export interface Documents {
  readonly root: Place;
  /** What the reference leads to; undefined when no schema stands there. */
  readonly resolve: (from: Place, ref: string) => Place | undefined;
}

/** A base for schemas that have no `$id`; nobody else can have it. */
const NOWHERE = 'urn:uuid:5f0c7d0e-7b0e-4c5e-9a67-6a5a3c1f6b11';

/** Indexes a schema and the documents that it may refer to, by `$id` and `$anchor`. */
export function indexDocuments(root: unknown, documents: readonly unknown[]): Documents {
  const resources = new Map<string, Place | undefined>();
  const index = (schema: unknown, document: string, nowhere: string, $schema?: unknown): Place => {
    const base = (isObject(schema) && urlOf(schema.$id, nowhere)) || nowhere;
    const place = { schema, base, document, pointer: '', $schema: schemaOf(schema) ?? $schema };
    const own = new Map<string, Place | undefined>([[base, place]]);
    for (const [url, found] of resourcesIn(place)) {
      // A name that two schemas of a document have leads to neither.
      own.set(url, own.has(url) && !isSameText(own.get(url)?.schema, found.schema) ? undefined : found);
    }
    for (const [url, found] of own) if (!resources.has(url)) resources.set(url, found);
    return place;
  };
  const top = index(root, '', NOWHERE);
  for (const [i, document] of documents.entries()) {
    const name = (isObject(document) && urlOf(document.$id, NOWHERE)) || '';
    // What is referred to and names no dialect is read as what refers to it.
    index(document, name, `${NOWHERE}/${i}`, top.$schema);
  }
  return { root: top, resolve: (from, ref) => resolve(resources, from, ref) };
}

/** The place of what stands under a keyword or an entry of one. */
export function below(place: Place, schema: unknown, ...path: readonly (string | number)[]): Place {
  const pointer = place.pointer + path.map((segment) => `/${escapeSegment(String(segment))}`).join('');
  const $schema = schemaOf(schema) ?? place.$schema;
  return { schema, base: idIn(schema, $schema, place.base) ?? place.base, document: place.document, pointer, $schema };
}

/** Every schema that the keywords of a schema hold. */
export function* placesBelow(place: Place): Generator<Place> {
  if (!isObject(place.schema)) return;
  const dialect = dialectAt(place);
  for (const [keyword, value] of Object.entries(place.schema)) {
    for (const [path, held] of heldBy(holderOf(keyword, dialect), value)) yield below(place, held, keyword, ...path);
  }
}

/** The dialect that a place is to be read in. One that is not known here has the keywords of the newest. */
export const dialectAt = ({ $schema }: { readonly $schema: unknown }): Dialect => dialectOf($schema) ?? '2020-12';

/** Whether a value may refer to a schema: the same words then say something else elsewhere. */
export const refers = (value: unknown): boolean => {
  const text = JSON.stringify(value) ?? '';
  return REFERENCES.some((keyword) => text.includes(`"${keyword}"`));
};

/** How a place is named to people. */
export const placeName = ({ document, pointer }: Place): string =>
  document === '' ? pointer : `${document}#${pointer}`;

function resolve(resources: ReadonlyMap<string, Place | undefined>, from: Place, ref: string): Place | undefined {
  const hash = ref.indexOf('#');
  const [path, fragment] = hash < 0 ? [ref, ''] : [ref.slice(0, hash), ref.slice(hash + 1)];
  const url = path === '' ? from.base : absolute(path, from.base);
  if (fragment !== '' && !fragment.startsWith('/')) return resources.get(`${url}#${fragment}`);
  const start = resources.get(url);
  try {
    const tokens = segmentsOf(decodeURIComponent(fragment));
    return start && follow(start, tokens);
  } catch {
    return undefined;
  }
}

/** Follows a JSON Pointer from schema to schema. Data holds none, whatever it looks like; what an unknown keyword holds nobody can say. */
function follow(place: Place, tokens: readonly string[]): Place | undefined {
  const [keyword, ...rest] = tokens;
  if (keyword === undefined) return place;
  const { schema } = place;
  if (!isObject(schema) || !Object.hasOwn(schema, keyword)) return undefined;
  const dialect = dialectAt(place);
  for (const [path, held] of heldBy(holderOf(keyword, dialect), schema[keyword])) {
    if (path.every((each, i) => each === rest[i]))
      return follow(below(place, held, keyword, ...path), rest.slice(path.length));
  }
  if (isOfDialect(keyword, dialect)) return undefined;
  let value: unknown = schema[keyword];
  for (const token of rest) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    value = (value as Schema)[token];
  }
  return below(place, value, ...tokens);
}

/** Every `$id` and `$anchor` of the schemas below a place, and the names that the place itself has beside its base. */
function* resourcesIn(place: Place): Generator<[string, Place]> {
  const { schema, base } = place;
  if (!isObject(schema)) return;
  const dialect = dialectAt(place);
  if (dialect !== 'draft-07' && typeof schema.$anchor === 'string') yield [`${base}#${schema.$anchor}`, place];
  // Before there was `$anchor`, an `$id` of a fragment alone was one.
  if (dialect === 'draft-07' && isFragment(schema.$id) && !('$ref' in schema)) yield [`${base}${schema.$id}`, place];
  for (const next of placesBelow(place)) {
    const id = idIn(next.schema, next.$schema, base);
    if (id !== undefined) yield [id, next];
    yield* resourcesIn(next);
  }
}

/** The URL that a subschema gives itself. In draft-07 an `$id` beside a `$ref` is ignored, as all else is (Core, section 8.3). */
function idIn(schema: unknown, $schema: unknown, base: string): string | undefined {
  if (!isObject(schema) || ('$ref' in schema && dialectAt({ $schema }) === 'draft-07')) return undefined;
  return urlOf(schema.$id, base);
}

const isFragment = (id: unknown): id is string => typeof id === 'string' && id.startsWith('#');

/** What an `$id` says of the base; an empty fragment behind it is as none. */
const urlOf = ($id: unknown, base: string): string | undefined =>
  typeof $id === 'string' && !isFragment($id) ? absolute($id, base).replace(/#$/, '') : undefined;

const isSameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const schemaOf = (schema: unknown): unknown => (isObject(schema) ? schema.$schema : undefined);

// A base that is a `urn:` takes no relative path; such references meet as they are written.
const absolute = (path: string, base: string): string => (URL.canParse(path, base) ? new URL(path, base).href : path);
