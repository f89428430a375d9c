import type { ValidationError } from './validation-result.js';

/** What can be wrong with a text before its value is judged; docs/errors.md tells each. */
export type TextProblem =
  | 'not-text'
  | 'invalid-utf8'
  | 'byte-order-mark'
  | 'syntax'
  | 'trailing-text'
  | 'too-deep'
  | 'duplicate-key'
  | 'unsafe-number'
  | 'lone-surrogate';

/** Where in a text an error stands. */
export interface TextPlace {
  /** From 1. Lines end at `\n`, `\r\n` or `\r`. */
  readonly line: number;
  /** From 1, in UTF-16 code units from the start of the line. */
  readonly column: number;
}

/** One fault of the text itself. */
export interface TextError extends TextPlace {
  /** JSON Pointer (RFC 6901) to the value at fault, or to the innermost one that was being read. */
  readonly path: string;
  /** What is wrong there and what to do, as a sentence fragment that follows the path. */
  readonly message: string;
  readonly keyword: 'json';
  readonly params: { readonly problem: TextProblem };
}

/** One reason why the value is not accepted, and where it stands in the text. */
export interface PlacedError extends ValidationError, TextPlace {}

export interface ParsedResult<Type> {
  readonly valid: true;
  readonly value: Type;
  readonly errors: readonly [];
}

export interface UnparsedResult {
  readonly valid: false;
  /** At least one error, sorted by path: faults of the text, or else of the value. */
  readonly errors: readonly [TextError | PlacedError, ...(TextError | PlacedError)[]];
  /** There when the text holds more faults than are told. */
  readonly truncated?: true;
}

/** The verdict on a text; narrow it by `valid`. */
export type ParseResult<Type> = ParsedResult<Type> | UnparsedResult;
