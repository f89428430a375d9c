import { createRequire } from 'node:module';
import fc from 'fast-check';
import { type ContractName, type ContractTypes, contracts, UnknownContractError, validate } from 'openvibe-contracts';
import { arbitrary } from 'openvibe-contracts/testing';
import { describe, expect, expectTypeOf, inject, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
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
  const TO_DO =
    'fast-check cannot be loaded from here; install it (npm install --save-dev fast-check) and hand it in: arbitrary(name, fc)\n';

  test('is found by itself in Node.js, and what it gives works with a copy that was imported', () => {
    // vitest reads the package as a bundler does, since the project is the package; Node.js reads it here.
    const require = createRequire(import.meta.url);
    const testing: typeof import('openvibe-contracts/testing') = require('openvibe-contracts/testing');
    const found = testing.arbitrary('platform.job@1');
    expectTypeOf(found).toEqualTypeOf<fc.Arbitrary<ContractTypes['platform.job@1']>>();
    fc.assert(fc.property(found, (job) => validate('platform.job@1', job).valid));
    const required: typeof fc = require('fast-check');
    expect(required).not.toBe(fc);
    required.assert(required.property(arbitrary('platform.job@1', fc), (job) => validate('platform.job@1', job).valid));
  });

  test('is found by an import, too', () => {
    const script = `import fc from 'fast-check';
import { arbitrary } from 'openvibe-contracts/testing';
console.log(fc.check(fc.property(arbitrary('platform.job@1'), ({ id }) => id.length < 0)).failed);`;
    expect(runNode(root, '--input-type=module', '--eval', script)).toEqual({ code: 0, stdout: 'true\n', stderr: '' });
  });

  test('is not needed for the rest, and asked for by name where it is missing', () => {
    const script = `const { arbitrary, fixtures, sample } = require('openvibe-contracts/testing');
fixtures('platform.job@1'); sample('platform.job@1');
try { arbitrary('platform.job@1'); } catch ({ message }) { console.log(message); }`;
    expect(runNode(inject('consumer'), '--eval', script)).toEqual({
      code: 0,
      stdout: TO_DO,
      stderr: '',
    });
  });

  test('is to be handed in where nothing can be loaded in the middle of a call', () => {
    const script = `import { arbitrary } from './node_modules/openvibe-contracts/dist/testing.js';
try { arbitrary('platform.job@1'); } catch ({ message }) { console.log(message); }`;
    expect(runNode(inject('consumer'), '--input-type=module', '--eval', script).stdout).toBe(TO_DO);
  });

  test('is reported from what is handed in in its place', () => {
    expect(() => arbitrary('platform.job@1', {} as typeof fc)).toThrow('hand it in: arbitrary(name, fc)');
  });
});

test('throws for an unknown name', () => {
  expect(() => arbitrary('toString' as ContractName, fc)).toThrow(UnknownContractError);
});
