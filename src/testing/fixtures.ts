import { packedFixtures } from '../generated/fixtures.js';
import { type ContractName, UnknownContractError } from '../index.js';
import type { Fixtures } from './fixture.js';
import { unpackFixtures } from './unpack-fixtures.js';

/**
 * The fixtures of a contract, as they lie in the package's `fixtures/`. They are part of this module: no file is read.
 *
 * @param name The contract, e.g. `platform.job@1`.
 * @returns The cases, made anew at each call.
 * @throws UnknownContractError when no contract has the name.
 * @example
 * import { fixtures } from 'openvibe-contracts/testing';
 *
 * const { valid, rejected, ruleViolations } = fixtures('sandbox.stop-request@1');
 * valid.map(({ name }) => name); // → ['full', 'minimal', 'no-wait', 'unknown-field']
 * rejected[0]; // → { name: 'array-body', value: [], errors: [{ path: '', keyword: 'type' }] }
 * ruleViolations.length; // → 0
 */
export function fixtures<Name extends ContractName>(name: Name): Fixtures<Name> {
  const packed = packedFixtures.get(name);
  if (packed === undefined) throw new UnknownContractError(name, packedFixtures.keys());
  return unpackFixtures(packed) as Fixtures<Name>;
}
