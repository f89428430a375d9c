import type { Schema } from '../../src/source/schema.js';
import { proseMarkdown } from '../markup/block-markdown.js';
import { inlineCode } from '../markup/inline.js';

/**
 * A schema whose `default` stands in its description, since generators take a field that has one for a field that is always there.
 * The description is plain text in a schema, and Markdown in an OpenAPI document (OpenAPI 3.1, section 4.8.24).
 */
export function defaultInWords({ default: value, ...schema }: Schema): Schema {
  const description = typeof schema.description === 'string' ? proseMarkdown(schema.description) : undefined;
  // That null stands for what is left out, the descriptions say themselves, with what it means.
  const said =
    value === undefined || value === null ? undefined : `The default is ${inlineCode(JSON.stringify(value))}.`;
  const words = [description, said].filter((part) => part !== undefined);
  return words.length === 0 ? schema : { ...schema, description: words.join(' ') };
}
