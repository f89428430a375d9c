import { escapeSegment } from '../base/pointer.js';
import type { Schema } from '../source/schema.js';
import type { Contract, Tree } from '../source/tree.js';
import type { Shape, TypeName } from './nodes.js';

/** What is read of a schema: its shape, its rules alone, or what a condition asks, which reports and marks nothing. */
export type Part = 'shape' | 'rules' | 'asked';

/** What becomes of a union whose branches nothing tells apart: it is an error, or it stays as it is. */
export type Undecidable = 'refuse' | 'keep';

/** Where a schema is read. */
export interface Reading {
  readonly tree: Tree;
  readonly contract: Contract;
  readonly part: Part;
  readonly undecidable: Undecidable;
  /** JSON Pointer to it in its contract. */
  readonly at: string;
  /** The address of what a `$ref` leads to; it is read in its turn. */
  readonly addressOf: (reading: Reading, ref: string) => string;
  /** Reads what is asked of a place of a value; what nothing else walks is walked by a node of its own. */
  readonly readShape: (reading: Reading, schema: unknown) => Shape;
  /** Reads what is asked of a place beside what else is asked of it. */
  readonly readBranch: (reading: Reading, schema: unknown) => Shape;
}

export const typesOf = ({ type }: Schema): readonly TypeName[] =>
  Array.isArray(type) ? type : typeof type === 'string' ? [type as TypeName] : [];

/** The checks allow only scalars in `const` and `enum`. */
export const isListed = (schema: Schema): boolean => 'const' in schema || 'enum' in schema;

/** The keywords of a list that the schema has. */
export const pick = <Keyword extends string>(
  schema: Schema,
  keywords: readonly Keyword[],
): { readonly [Name in Keyword]?: number } =>
  Object.fromEntries(keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]])) as {
    readonly [Name in Keyword]?: number;
  };

/** A step further into a schema. */
export const below = (reading: Reading, ...steps: readonly (string | number)[]): Reading => ({
  ...reading,
  at: `${reading.at}${steps.map((step) => `/${escapeSegment(String(step))}`).join('')}`,
});
