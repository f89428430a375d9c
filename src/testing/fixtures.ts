import { packedFixtures } from '../generated/fixtures.js';
import { type ContractName, type ContractTypes, UnknownContractError } from '../index.js';
import { unpackFixtures } from './unpack-fixtures.js';

/** The cases that prove what a contract accepts and rejects, each list sorted by name. */
export interface Fixtures<Name extends ContractName = ContractName> {
  readonly valid: readonly ValidFixture<ContractTypes[Name]>[];
  /** What the shape refuses. Each case breaks one rule of the schema. */
  readonly rejected: readonly RejectedFixture[];
  /** What has the shape and breaks a rule of the contract: valid, but not with `{ rules: true }`. */
  readonly unruly: readonly RejectedFixture<ContractTypes[Name]>[];
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

/**
 * The fixtures of a contract, as they lie in the package's `fixtures/`. They are part of this module: no file is read.
 *
 * @param name The contract, e.g. `platform.job@1`.
 * @returns The cases, made anew at each call.
 * @throws UnknownContractError when no contract bears the name.
 * @example
 * import { fixtures } from 'openvibe-contracts/testing';
 *
 * const { valid, rejected, unruly } = fixtures('sandbox.stop-request@1');
 * valid.map(({ name }) => name); // → ['full', 'minimal', 'no-wait', 'unknown-field']
 * rejected[0]; // → { name: 'array-body', value: [], errors: [{ path: '', keyword: 'type' }] }
 * unruly.length; // → 0
 */
export function fixtures<Name extends ContractName>(name: Name): Fixtures<Name> {
  const packed = packedFixtures.get(name);
  if (packed === undefined) throw new UnknownContractError(name, packedFixtures.keys());
  return unpackFixtures(packed) as Fixtures<Name>;
}
