/** How a tool asks for the JSON Schema of a contract. What goes in comes out unchanged, so both give the same. */
export interface JsonSchemaConverter {
  /** @throws RangeError when the target is none that a contract can be written in. */
  readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
  /** @throws RangeError when the target is none that a contract can be written in. */
  readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
}

export interface JsonSchemaOptions {
  /** `draft-2020-12` or `draft-07`. */
  readonly target: string;
  /** `{ published: true }` gives the schema as it is published, with what only this package reads. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}
