/** The shape of expect.json: by rejected or rule-violating case, what is to be known of it. */
export type Expectations = Readonly<Record<string, Expectation>>;

export interface Expectation {
  /** The errors that the case must fail with and no others, sorted by path. */
  readonly errors: readonly ExpectedError[];
  /** The valid case that it is one edit away from, where that is not plain. */
  readonly near?: string;
}

export interface ExpectedError {
  readonly path: string;
  readonly keyword: string;
  /** The id of the rule, where the keyword is `rule`. */
  readonly rule?: string;
}
