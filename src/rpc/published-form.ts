import { ownValue } from '../own-value.js';

/** A JSON Schema of draft-07 as plain data. */
export type Draft07Schema = Record<string, unknown>;

/** Keywords that hold data rather than subschemas. */
const DATA: ReadonlySet<string> = new Set(['default', 'enum', 'examples', 'required', 'type']);

/** Keywords that hold subschemas by names of the author's choice. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'definitions']);

/** A schema that stands alone, in draft-07, in the form in which adapters publish it: no `$id`, no `const`, no title but its own. */
export function publishedForm({ $schema, title, ...schema }: Draft07Schema): Draft07Schema {
  return { $schema, title, ...toPublished(asItself(schema)) };
}

/** A contract that is another one by a new name says here what that one says, as the published form does. */
function asItself(schema: Draft07Schema): Draft07Schema {
  const { allOf: _, definitions, ...rest } = schema;
  const [only, ...others] = (ownValue(schema, 'allOf') ?? []) as Draft07Schema[];
  const $ref = ownValue(only, '$ref');
  if (typeof $ref !== 'string' || others.length > 0) return schema;
  const title = $ref.slice(PREFIX.length);
  const { [title]: meant, ...shapes } = definitions as Record<string, Draft07Schema>;
  return { ...meant, ...rest, ...(Object.keys(shapes).length > 0 ? { definitions: shapes } : {}) };
}

const PREFIX = '#/definitions/';

function toPublished(schema: Draft07Schema): Draft07Schema {
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === '$id' || keyword === 'title' || keyword.startsWith('x-')) return [];
    if (keyword === 'const') return [['enum', [value]]];
    if (DATA.has(keyword)) return [[keyword, value]];
    if (Array.isArray(value)) return [[keyword, value.map(inner)]];
    if (!MAPS.has(keyword)) return [[keyword, inner(value)]];
    const members = Object.entries(value as Draft07Schema).map(([key, child]) => [key, inner(child)]);
    return [[keyword, Object.fromEntries(members)]];
  });
  return Object.fromEntries(entries);
}

const inner = (child: unknown): unknown =>
  typeof child === 'object' && child !== null ? toPublished(child as Draft07Schema) : child;
