import type { Schema } from '../../../src/source/schema.js';

/** One reason for which an engine rejects a value. */
export interface FoundError {
  /** JSON Pointer to the place at fault. */
  readonly path: string;
  readonly keyword: string;
  /** The name of the format, where the keyword is `format`. */
  readonly format?: string | undefined;
}

/** A validator, asked by the `$id` of a schema. */
export interface Engine {
  readonly accepts: (url: string, value: unknown) => boolean;
  /** Why a value is rejected; empty when it is accepted. */
  readonly errorsOf: (url: string, value: unknown) => readonly FoundError[];
}

/** Makes an engine that knows these schemas, and no others, by their `$id`. They are handed over as they are published. */
export type MakeEngine = (schemas: readonly Schema[]) => Promise<Engine>;

/** Keywords that only say that a subschema failed; its own errors are reported beside them. */
export const SUMMARIES: ReadonlySet<string> = new Set([
  ...['$ref', 'ref', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'],
  ...['properties', 'propertyNames', 'items'],
]);
