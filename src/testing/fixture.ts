import type { ContractName, ContractTypes } from '../index.js';

/** The cases that prove what a contract accepts and rejects, each list sorted by name. */
export interface Fixtures<Name extends ContractName = ContractName> {
  readonly valid: readonly ValidFixture<ContractTypes[Name]>[];
  /** What the shape refuses. Each case breaks one rule of the schema. */
  readonly rejected: readonly RejectedFixture[];
  /** What has the shape and breaks a rule of the contract: valid, but not with `{ rules: true }`. */
  readonly ruleViolations: readonly RejectedFixture<ContractTypes[Name]>[];
}

export interface ValidFixture<Type = unknown> {
  /** The name of the file below `fixtures/`, without its ending. */
  readonly name: string;
  readonly value: Type;
}

export interface RejectedFixture<Type = unknown> extends ValidFixture<Type> {
  /** The errors that the value must fail with and no others, sorted by path. */
  readonly errors: readonly ExpectedError[];
}

export interface ExpectedError {
  /** JSON Pointer (RFC 6901) to the place at fault. */
  readonly path: string;
  readonly keyword: string;
  /** The id of the rule, where the keyword is `rule`. */
  readonly rule?: string;
}
