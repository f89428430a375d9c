import fc from 'fast-check';
import { type ContractName, type ContractTypes, contracts, UnknownContractError, validate } from 'openvibe-contracts';
import { arbitrary } from 'openvibe-contracts/testing';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { missedIn } from './missed-in.js';

const RUNS = 200;
const seed = 20261130;
const tree = readTree(root);

describe(`${RUNS} values of each arbitrary`, () => {
  test.each(contracts.map(({ name }) => name))('%s: all are valid, rules included, and differ', (name) => {
    const values = fc.sample(arbitrary(name, fc), { numRuns: RUNS, seed });
    expect(values.filter((value) => !validate(name, value, { rules: true }).valid)).toEqual([]);
    expect(values.every((value) => isPlain(value))).toBe(true);
  });

  test('show all that a schema leaves open', () => {
    const contract = tree.contracts.find(({ name }) => name === 'run.job-create-request@1');
    if (!contract) throw new Error('no such contract');
    const values = fc.sample(arbitrary(contract.name as ContractName, fc), { numRuns: 1000, seed });
    expect(missedIn(tree, contract, values)).toEqual([]);
  });
});

/** What JSON.parse could have made. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const isOrdinary = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isOrdinary && Object.values(value).every(isPlain);
}

describe('what fails shrinks to a small value that is valid', () => {
  const smallest = <Name extends ContractName>(name: Name, holds: (value: ContractTypes[Name]) => boolean): unknown =>
    fc.check(fc.property(arbitrary(name, fc), holds), { seed, numRuns: 1000 }).counterexample?.[0];

  test('an optional field is there alone', () => {
    expect(smallest('sandbox.create-request@1', ({ env }) => env === undefined)).toEqual({ image: '', env: [] });
  });

  test('a list has as few items as fail, each as small as can be', () => {
    const request = smallest('sandbox.exec-request@1', ({ env }) => !(Array.isArray(env) && env.length > 1));
    expect(request).toEqual({ sandbox_id: '', cmd: 'a', env: ['a=', 'a='] });
  });

  test('a union leads to its simplest branch that fails', () => {
    const env = smallest('sandbox.env@1', (value) => Array.isArray(value));
    expect(env).toEqual({});
  });
});

describe('fast-check', () => {
  test('is reported from what is handed in in its place', () => {
    expect(() => arbitrary('platform.job@1', {} as typeof fc)).toThrow('hand it in: arbitrary(name, fc)');
  });
});

test('throws for an unknown name', () => {
  expect(() => arbitrary('toString' as ContractName, fc)).toThrow(UnknownContractError);
});
