/** Finds what a `$ref` leads to, among the documents that were handed in. */

/** A schema as read from JSON; only those that are objects or booleans judge. */
export type Schema = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema in its place. */
export interface Place {
  readonly schema: unknown;
  /** The URL that a `$ref` here starts from. */
  readonly base: string;
  /** The document, for words: empty for the one that is compared. */
  readonly document: string;
  /** JSON Pointer to it in the document. */
  readonly pointer: string;
}

export interface Documents {
  readonly root: Place;
  /** What the reference leads to; undefined when nothing stands there. */
  readonly resolve: (from: Place, ref: string) => Place | undefined;
}

/** A base for schemas that bear no `$id`; nobody else can have it. */
const NOWHERE = 'urn:uuid:5f0c7d0e-7b0e-4c5e-9a67-6a5a3c1f6b11';

/** Indexes a schema and the documents that it may refer to, by `$id` and `$anchor`. */
export function indexDocuments(root: unknown, documents: readonly unknown[]): Documents {
  const resources = new Map<string, Place>();
  const index = (schema: unknown, document: string): Place => {
    const place = { schema, base: urlOf(schema, NOWHERE) ?? NOWHERE, document, pointer: '' };
    for (const [url, found] of resourcesIn(place)) if (!resources.has(url)) resources.set(url, found);
    return place;
  };
  const top = index(root, '');
  for (const document of documents) index(document, urlOf(document, NOWHERE) ?? '');
  return { root: top, resolve: (from, ref) => resolve(resources, from, ref) };
}

/** The place of what stands under a keyword or an entry of one. */
export function below(place: Place, schema: unknown, ...path: readonly (string | number)[]): Place {
  const pointer = place.pointer + path.map((segment) => `/${escapeSegment(String(segment))}`).join('');
  return { schema, base: urlOf(schema, place.base) ?? place.base, document: place.document, pointer };
}

/** How a place is named to people. */
export const nameOf = ({ document, pointer }: Place): string => (document === '' ? pointer : `${document}#${pointer}`);

function resolve(resources: ReadonlyMap<string, Place>, from: Place, ref: string): Place | undefined {
  const [path = '', fragment = ''] = ref.split('#', 2);
  const url = path === '' ? from.base : absolute(path, from.base);
  if (fragment !== '' && !fragment.startsWith('/')) return resources.get(`${url}#${fragment}`);
  let place = resources.get(url ?? '');
  try {
    for (const segment of decodeURIComponent(fragment).split('/').slice(1)) {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const value = place?.schema;
      if (!place || typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
      place = below(place, (value as Schema)[key], key);
    }
  } catch {
    return undefined;
  }
  return place;
}

/** Every `$id` and `$anchor` at a place and below. A value that only looks like a schema does no harm: nothing refers to it. */
function* resourcesIn(place: Place): Generator<[string, Place]> {
  const { schema, base, pointer } = place;
  if (pointer === '') yield [base, place];
  if (Array.isArray(schema)) {
    for (const [i, each] of schema.entries()) yield* resourcesIn(below(place, each, i));
  }
  if (!isObject(schema)) return;
  if (typeof schema.$id === 'string') {
    yield schema.$id.startsWith('#') ? [`${base}${schema.$id}`, place] : [base, place];
  }
  if (typeof schema.$anchor === 'string') yield [`${base}#${schema.$anchor}`, place];
  for (const [key, value] of Object.entries(schema)) {
    if (key !== 'enum' && key !== 'const') yield* resourcesIn(below(place, value, key));
  }
}

/** The URL that a schema gives itself. In draft-07 an `$id` of `#name` is an anchor. */
function urlOf(schema: unknown, base: string): string | undefined {
  const id = isObject(schema) ? schema.$id : undefined;
  if (typeof id !== 'string' || id.startsWith('#')) return undefined;
  return absolute(id, base)?.replace(/#$/, '');
}

// A base that is a `urn:` takes no relative path; such references meet as they are written.
const absolute = (path: string, base: string): string | undefined =>
  URL.canParse(path, base) ? new URL(path, base).href : path;

const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');
