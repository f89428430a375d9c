import { isObject } from '../../base/is-object.js';
import type { Dialect } from '../../base/schema-keywords.js';
import { below, type Place, type Schema } from '../documents.js';
import type { Formula } from '../formula.js';
import type { Formulas } from '../formulas.js';

/** What the reader of a keyword works with. */
export interface Context {
  readonly formulas: Formulas;
  /** The schema that the keyword stands in. */
  readonly schema: Schema;
  readonly place: Place;
  readonly dialect: Dialect;
  /** Whether `format` is an assertion; otherwise it is a note. */
  readonly assertFormats: boolean;
  readonly read: (place: Place) => Formula;
}

/** Reads the value of a keyword; undefined when the value is none that the keyword may have. */
export type ReadKeyword = (value: unknown, context: Context, keyword: string) => Formula | undefined;

export type Keywords = Readonly<Record<string, ReadKeyword>>;

/** The subschema under the keyword, or under a path below it. */
export const readBelow = (context: Context, value: unknown, ...path: readonly (string | number)[]): Formula =>
  context.read(below(context.place, value, ...path));

export const isSchema = (value: unknown): boolean => isObject(value) || typeof value === 'boolean';

export const isSize = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Whether the text is a regular expression, read with the flag `u` as validators do. */
export function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
