import { escapeSegment } from '../../src/base/pointer.js';
import type { Schema } from '../../src/source/schema.js';

/** The kinds of change, one generator each. */
export type Kind =
  | 'type'
  | 'values'
  | 'const'
  | 'bound'
  | 'pattern'
  | 'format'
  | 'required'
  | 'property'
  | 'object'
  | 'array'
  | 'condition'
  | 'ref'
  | 'union'
  | 'rule';

/** One small change of a subschema that would alter what it accepts. */
export interface Change {
  /** JSON Pointer from the subschema to the place of the change. */
  readonly at: string;
  /** The change in words: `1 → 0`, `drop "wall_ms"`. */
  readonly what: string;
  /** The subschema after the change. */
  readonly to: Schema;
}

/** What generators may know beyond the subschema. */
export interface Surroundings {
  /** Where else a `$ref` could lead: its own target is among them, each with its shape. */
  readonly targets: readonly { readonly ref: string; readonly name: string; readonly shape: string }[];
  /** Every list of allowed values in the tree. */
  readonly enums: readonly (readonly unknown[])[];
}

/** Makes every change of one kind that a subschema itself allows; those below it are asked for on their own. */
export type Generator = (schema: Schema, surroundings: Surroundings) => Iterable<Change>;

/** The change that takes a keyword away. */
export function drop(schema: Schema, ...keywords: string[]): Change[] {
  const present = keywords.filter((keyword) => Object.hasOwn(schema, keyword));
  if (present.length === 0) return [];
  const left = Object.entries(schema).filter(([keyword]) => !present.includes(keyword));
  return [{ at: `/${present[0]}`, what: `drop ${present.join(', ')}`, to: Object.fromEntries(left) }];
}

/** The changes that take one entry of a list away; what is left of a single one is the keyword dropped. */
export function dropEntries(schema: Schema, keyword: string): Change[] {
  const entries = schema[keyword];
  if (!Array.isArray(entries) || entries.length < 2) return [];
  return entries.map((entry, i) => ({
    at: `/${keyword}/${i}`,
    what: `drop ${typeof entry === 'object' ? `branch ${i + 1}` : JSON.stringify(entry)}`,
    to: { ...schema, [keyword]: entries.filter((_, j) => j !== i) },
  }));
}

/** The change that puts another value in the place of a keyword's own, or adds the keyword. */
export const replace = (schema: Schema, keyword: string, value: unknown, what: string): Change => ({
  at: `/${escapeSegment(keyword)}`,
  what,
  to: { ...schema, [keyword]: value },
});
