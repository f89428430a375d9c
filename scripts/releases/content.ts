import { isObject } from '../../src/base/is-object.js';
import { mapSchema, type Schema } from '../../src/source/schema.js';
import { unbundle } from './bundle.js';

const PROSE: ReadonlySet<string> = new Set(['title', 'description', 'examples']);

/** A bundle without its words and metadata: what it accepts, which rules it has, and what programs read of it. */
export const withoutProse = (bundle: Schema): Schema =>
  mapSchema(bundle, (schema) => {
    const kept = Object.entries(schema).filter(([keyword]) => !PROSE.has(keyword) && keyword !== 'x-contract');
    const copy = Object.fromEntries(kept);
    return Array.isArray(copy['x-rules']) ? { ...copy, 'x-rules': copy['x-rules'].map(withoutDescription) } : copy;
  });

/** What makes a version: all of the contract's own but the version itself, and of others what validates. */
export function contentOf(bundle: Schema): unknown {
  const { schema, documents } = unbundle(bundle);
  const { version, ...metadata } = metadataIn(bundle);
  return { schema: { ...schema, 'x-contract': metadata }, documents: documents.map(withoutProse) };
}

/** `x-contract` of a schema that `checkMetadata` has passed. */
export const metadataIn = (bundle: Schema): Record<string, unknown> =>
  isObject(bundle['x-contract']) ? bundle['x-contract'] : {};

function withoutDescription(rule: unknown): unknown {
  if (!isObject(rule)) return rule;
  const { description, ...rest } = rule;
  return rest;
}
