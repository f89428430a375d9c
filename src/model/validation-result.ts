/** What each keyword's errors say to a program, beside the message for a person: of the contract, never of the value. */
export interface ErrorParams {
  /** The name of the property that is missing. */
  readonly required: { readonly property: string };
  /** The known property that was perhaps meant; the one that is not known is the last part of the path. */
  readonly additionalProperties: { readonly suggestion?: string };
  /** The JSON types that are accepted, of which `integer` is one. */
  readonly type: { readonly types: readonly string[] };
  readonly const: { readonly value: unknown };
  /** The accepted values, and the one that was perhaps meant. */
  readonly enum: { readonly values: readonly unknown[]; readonly suggestion?: string };
  /** The regular expression, as the schema gives it. */
  readonly pattern: { readonly pattern: string };
  readonly format: { readonly format: string };
  readonly minimum: { readonly limit: number };
  readonly maximum: { readonly limit: number };
  readonly exclusiveMinimum: { readonly limit: number };
  readonly exclusiveMaximum: { readonly limit: number };
  /** In Unicode code points. */
  readonly minLength: { readonly limit: number };
  /** In Unicode code points. */
  readonly maxLength: { readonly limit: number };
  readonly minItems: { readonly limit: number };
  readonly maxItems: { readonly limit: number };
  readonly minProperties: { readonly limit: number };
  readonly maxProperties: { readonly limit: number };
  /** The indexes of the two equal items. */
  readonly uniqueItems: { readonly items: readonly [number, number] };
  /** No value is accepted here (the schema is `false`). */
  readonly never: Readonly<Record<never, never>>;
  /** The id of the rule that is broken, and the code that the receiver answers with, where one is known. Only with `rules: true`. */
  readonly rule: { readonly rule: string; readonly code?: string };
  /** What stands here is not JSON, whatever the contract. */
  readonly json: { readonly problem: JsonProblem };
}

/** Why a value is not JSON, or a text is not JSON that every reader reads alike; docs/errors.md says each. */
export type JsonProblem =
  // Of values: a Date, a function, undefined …; NaN or an infinity; an object inside itself; what threw when it was read.
  | 'type'
  | 'number'
  | 'circle'
  | 'unreadable'
  // Of values and texts: half of a surrogate pair; past the limits.
  | 'lone-surrogate'
  | 'too-deep'
  | 'too-large'
  // Of texts.
  | 'not-text'
  | 'invalid-utf8'
  | 'byte-order-mark'
  | 'syntax'
  | 'trailing-text'
  | 'duplicate-key'
  | 'unsafe-number';

/** One reason why a value is not accepted; `keyword` says which `params` it has. */
export type ValidationError = {
  readonly [Keyword in keyof ErrorParams]: {
    /** JSON Pointer (RFC 6901) to the place at fault: `""` is the whole value; a missing property has the pointer it would have. */
    readonly path: string;
    /** What is wrong there, as a sentence fragment that follows the path: `is required`. */
    readonly message: string;
    /** The JSON Schema keyword that failed, `rule` for a rule of the contract, or `json` for what is not JSON at all. */
    readonly keyword: Keyword;
    /** The same for programs: what each keyword gives is in `ErrorParams`. */
    readonly params: ErrorParams[Keyword];
    /** Set when the name of the property is at fault, not its value. */
    readonly ofName?: true;
  };
}[keyof ErrorParams];

export interface ValidResult {
  readonly valid: true;
  readonly errors: readonly [];
}

export interface InvalidResult {
  readonly valid: false;
  /** From 1 to 100 errors, sorted by path. */
  readonly errors: readonly [ValidationError, ...ValidationError[]];
  /** Set when checking stopped at 100 errors or more: there may be others. */
  readonly truncated?: true;
}

/** The result on a value; narrow it by `valid`. */
export type ValidationResult = ValidResult | InvalidResult;
