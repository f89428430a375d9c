import type { ValidationError } from './validation-result.js';

/** Where in a text an error stands. */
export interface TextPlace {
  /** From 1. Lines end at `\n`, `\r\n` or `\r`. */
  readonly line: number;
  /** From 1, in UTF-16 code units from the start of the line. */
  readonly column: number;
}

/** One reason why a text, or the value in it, is not accepted, and where it stands in the text. */
export type PlacedError = ValidationError & TextPlace;

export interface ParsedResult<Type> {
  readonly valid: true;
  readonly value: Type;
  readonly errors: readonly [];
}

export interface UnparsedResult {
  readonly valid: false;
  /** From 1 to 100 errors, sorted by path: errors of the text, or else of the value. */
  readonly errors: readonly [PlacedError, ...PlacedError[]];
  /** Set when there may be errors that are not listed. */
  readonly truncated?: true;
}

/** The result on a text; narrow it by `valid`. */
export type ParseResult<Type> = ParsedResult<Type> | UnparsedResult;
