import { holderOf, mapHeld } from '../../src/base/schema-keywords.js';
import type { Schema } from '../../src/source/schema.js';

/** A schema, and how to find what a ref in it leads to. */
export interface Located {
  readonly schema: Schema;
  readonly resolve: (ref: string) => Located;
}

const WORDS = new Set(['$schema', '$id', '$defs', 'definitions', 'title', 'description', 'examples']);

/**
 * A schema in the form of the structure that is kept of the published interface: refs followed, words left out, and one spelling for
 * each thing that can be said in two ways.
 */
export function structureOf({ schema, resolve }: Located): Schema {
  if (typeof schema.$ref === 'string') return structureOf(resolve(schema.$ref));
  const inner = (child: unknown): Schema => structureOf({ schema: child as Schema, resolve });
  const structure = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !WORDS.has(keyword) && !keyword.startsWith('x-'))
      .map(([keyword, value]): [string, unknown] => {
        if (keyword === 'type') return ['type', [value].flat().sort()];
        if (keyword === 'const') return ['enum', [value]];
        if (keyword === 'required') return ['required', [...(value as string[])].sort()];
        return [keyword, mapHeld(holderOf(keyword), value, inner)];
      }),
  );
  const { allOf, ...rest } = structure;
  return Array.isArray(allOf) && allOf.length === 1 ? { ...rest, ...allOf[0] } : structure;
}
