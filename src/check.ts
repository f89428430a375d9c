/** One error as ajv's generated code reports it. */
export interface RawError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set on the errors about the name of a property rather than its value. */
  readonly propertyName?: string;
}

/** A generated validator: says whether the value is accepted and leaves the errors of the last call on itself. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly RawError[] | null;
}
