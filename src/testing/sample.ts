import { type ContractName, type ContractTypes, validate } from '../index.js';
import { makeGenerator } from './make-generator.js';
import { randomOf } from './random.js';
import { type Maker, randomCombinators } from './random-combinators.js';

/** How many values are tried for a seed. */
const TRIES = 1000;

const makers = new Map<string, Maker>();

/**
 * A valid value of a contract, its rules included: the same for the same seed in each run and on each runtime, until the contract
 * or the package changes. Other seeds give other values, and many of them together all that the contract leaves open.
 *
 * @param name The contract, e.g. `platform.job@1`.
 * @param seed Any safe integer; 0 where it is left out.
 * @returns The value, made anew at each call.
 * @throws UnknownContractError when no contract has the name; RangeError for a seed that is no safe integer.
 * @example
 * import { validate } from 'openvibe-contracts';
 * import { sample } from 'openvibe-contracts/testing';
 *
 * validate('platform.job@1', sample('platform.job@1'), { rules: true }).valid; // → true
 * sample('sandbox.stop-request@1', 5); // → { sandbox_id: 'xqXX5@jB', wait: false }
 */
export function sample<Name extends ContractName>(name: Name, seed = 0): ContractTypes[Name] {
  if (!Number.isSafeInteger(seed)) {
    const told = typeof seed === 'number' ? String(seed) : `of type ${typeof seed}`;
    throw new RangeError(`a seed is a safe integer, not ${told}`);
  }
  let maker = makers.get(name);
  if (!maker) {
    maker = makeGenerator(randomCombinators, name);
    makers.set(name, maker);
  }
  const random = randomOf(seed);
  for (let tries = 0; tries < TRIES; tries++) {
    const value = maker(random);
    if (validate(name, value, { rules: true }).valid) return value as ContractTypes[Name];
  }
  throw new Error(`none of ${TRIES} values made for ${name} is valid; this is an error of openvibe-contracts`);
}
