import { type ContractName, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { ENV, isolation, JOB, job, WORKER } from '../lib/samples.js';

const N = 10_000;
const list = (item: unknown): unknown[] => new Array(N).fill(item);
const object = (value: unknown): object => Object.fromEntries(Array.from({ length: N }, (_, i) => [`k${i}`, value]));

/** How often the items or properties of a value are read while it is validated, for each one that it has. Exact, where a clock is not. */
function readsEach(
  large: object,
  validated: (large: object) => [ContractName, unknown],
): { reads: number; errors: number } {
  let reads = 0;
  const counting = new Proxy(large, {
    get(target, key, receiver) {
      if (key !== 'length') reads++;
      return Reflect.get(target, key, receiver);
    },
  });
  const { errors } = validate(...validated(counting));
  return { reads: reads / N, errors: errors.length };
}

const inEnv = (large: object): [ContractName, unknown] => [ENV, large];
const inReasons = (large: object): [ContractName, unknown] => [WORKER, { isolation, reasons: large }];
const inArgs = (large: object): [ContractName, unknown] => [JOB, { ...job, args: { large } }];

describe('how often a huge value is read', () => {
  test.each([
    ['a valid list', list('A=1'), inEnv, 0],
    ['a valid object', object('1'), inEnv, 0],
    ['an object of any values', object(1), inArgs, 0],
  ])('%s is read twice at most: by the rules, and for what JSON cannot hold', (_name, large, validated, errors) => {
    const measured = readsEach(large, validated);
    expect(measured.errors).toBe(errors);
    expect(measured.reads).toBeGreaterThanOrEqual(1);
    expect(measured.reads).toBeLessThanOrEqual(2);
  });

  test.each([
    ['wrong items in reasons', list(7), inReasons],
    ['wrong items in an env list', list(7), inEnv],
    ['wrong values in an env object', object(7), inEnv],
    ['items that are not JSON', list(undefined), inEnv],
    ['values that are not JSON in args', object(undefined), inArgs],
  ])('of %s no more is read than the errors need', (_name, large, validated) => {
    const measured = readsEach(large, validated);
    expect(measured.errors).toBe(100);
    expect(measured.reads).toBeLessThan(0.1);
  });

  test('one error at the end is found by one more walk', () => {
    const measured = readsEach([...list(1), undefined], inArgs);
    expect(measured.errors).toBe(1);
    expect(measured.reads).toBeLessThanOrEqual(2.01);
  });
});
