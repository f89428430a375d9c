import type { JsonSchemaConverter } from './json-schema-converter.js';

/*
 * The interfaces of Standard Schema 1.1 (https://standardschema.dev) in the package's own words, so that its types need no other
 * package. test/standard/types.test-d.ts holds them to those that the standard publishes.
 */

/** What tools that speak Standard Schema take: tRPC, Hono, form libraries and others. */
export interface StandardSchema<Type = unknown> {
  readonly '~standard': StandardProps<Type>;
}

export interface StandardProps<Type = unknown> {
  readonly version: 1;
  readonly vendor: string;
  /** There for the type checker alone. */
  readonly types?: { readonly input: Type; readonly output: Type } | undefined;
  /** `{ libraryOptions: { rules: true } }` also checks the rules of the contract. Never throws, and gives the value itself. */
  readonly validate: (value: unknown, options?: StandardOptions) => StandardResult<Type>;
}

/** With the extension by which tools ask for a JSON Schema. */
export interface StandardJsonProps<Type = unknown> extends StandardProps<Type> {
  readonly jsonSchema: JsonSchemaConverter;
}

export interface StandardOptions {
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** Narrow it by `issues`. */
export type StandardResult<Type> =
  | { readonly value: Type; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  /** What is wrong, as a sentence fragment that follows the path: `is required`. */
  readonly message: string;
  /** The keys from the whole value to the place at fault; of arrays, the indexes as numbers. */
  readonly path: readonly (string | number)[];
}
