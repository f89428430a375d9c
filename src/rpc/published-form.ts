import { ownValue } from '../base/own-value.js';
import { holderOf, mapHeld } from '../base/schema-keywords.js';

/** A JSON Schema of draft-07 as plain data. */
export type Draft07Schema = Record<string, unknown>;

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
    return [[keyword, mapHeld(holderOf(keyword, 'draft-07'), value, inner)]];
  });
  return Object.fromEntries(entries);
}

const inner = (child: unknown): unknown =>
  typeof child === 'object' && child !== null ? toPublished(child as Draft07Schema) : child;
