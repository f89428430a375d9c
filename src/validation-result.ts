/** One reason why a value is not accepted. */
export interface ValidationError {
  /** JSON Pointer (RFC 6901) to the place at fault: `""` is the whole value; a missing property has the pointer it would have. */
  readonly path: string;
  /** What is wrong there, as a sentence fragment that follows the path: `is required`. */
  readonly message: string;
  /** The JSON Schema keyword that failed, e.g. `required`, `enum`, `additionalProperties`. */
  readonly keyword: string;
}

export interface ValidResult {
  readonly valid: true;
  readonly errors: readonly [];
}

export interface InvalidResult {
  readonly valid: false;
  /** At least one error, sorted by path. */
  readonly errors: readonly [ValidationError, ...ValidationError[]];
}

/** The verdict on a value; narrow it by `valid`. */
export type ValidationResult = ValidResult | InvalidResult;
