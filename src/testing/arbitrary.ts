import type { Arbitrary } from 'fast-check';
import { type ContractName, type ContractTypes, validate } from '../index.js';
import { type FastCheck, fastCheckCombinators } from './fast-check-combinators.js';
import { loadFastCheck } from './load-fast-check.js';
import { makeGenerator } from './make-generator.js';

/**
 * An arbitrary of fast-check for the valid values of a contract, its rules included. It is made of fast-check's own, so what fails
 * shrinks to something small that is valid too.
 *
 * @param name The contract, e.g. `platform.job@1`.
 * @param fc fast-check itself, `import * as fc from 'fast-check'`. In Node.js it may be left out; a bundle can load it from nowhere
 *   but the program, which hands it in.
 * @throws UnknownContractError when no contract has the name; an Error when fast-check is not there.
 * @example
 * import { is } from 'openvibe-contracts';
 * import { arbitrary } from 'openvibe-contracts/testing';
 * import fc from 'fast-check';
 *
 * const jobs = arbitrary('platform.job@1', fc);
 * fc.check(fc.property(jobs, (job) => is('platform.job@1', job))).failed; // → false
 */
export function arbitrary<Name extends ContractName>(
  name: Name,
  fc: FastCheck | undefined = loadFastCheck(),
): Arbitrary<ContractTypes[Name]> {
  if (typeof fc?.record !== 'function') throw new Error(NO_FAST_CHECK);
  const values = makeGenerator(fastCheckCombinators(fc), name);
  return values.filter((value) => validate(name, value, { rules: true }).valid) as Arbitrary<ContractTypes[Name]>;
}

const NO_FAST_CHECK =
  'fast-check cannot be loaded from here; install it (npm install --save-dev fast-check) and hand it in: arbitrary(name, fc)';
