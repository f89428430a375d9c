/** What a validator has against a value, at the place that the pointer names in it. */
export interface WitnessError {
  /** JSON Pointer into the value. */
  readonly path: string;
  readonly message: string;
}

/** Validates values by a schema. */
export interface Validator {
  /** Throws when it cannot tell. */
  readonly accepts: (value: unknown) => boolean;
  /** What is wrong with a value that is not accepted. */
  readonly errorsOf: (value: unknown) => readonly WitnessError[];
}

/** Compiles a schema; throws when it cannot. `documents` are those that it may refer to by their `$id`. */
export type Compile = (schema: unknown, documents: readonly unknown[]) => Validator;
