import { contract } from 'openvibe-contracts';
import { standardSchema } from 'openvibe-contracts/validators/live/agent-sandbox-worker-request.v1';
import { describe, expect, test } from 'vitest';
import { toPathArray } from '../../src/standard/to-path-array.js';
import { isolation, WORKER } from '../lib/samples.js';

const standard = contract(WORKER)['~standard'];

describe('contract(name)["~standard"]', () => {
  test('says which standard and whose', () => {
    expect([standard.version, standard.vendor]).toEqual([1, 'openvibe-contracts']);
    expect(contract(WORKER)['~standard']).not.toBe(standard);
    const worker = contract(WORKER);
    expect(worker['~standard']).toBe(worker['~standard']);
  });

  test('gives the value itself when it is valid, and no key beside it', () => {
    const value = { isolation };
    const result = standard.validate(value);
    expect(result).toStrictEqual({ value });
    expect('value' in result && result.value).toBe(value);
  });

  test('gives each error as an issue with the keys that lead to it', () => {
    expect(standard.validate({ isolation: { ...isolation, host_network: true, profile: undefined } })).toStrictEqual({
      issues: [
        { message: 'must be false', path: ['isolation', 'host_network'] },
        { message: 'is undefined, which JSON cannot hold; leave it out', path: ['isolation', 'profile'] },
      ],
    });
    expect(standard.validate(null)).toStrictEqual({ issues: [{ message: 'must be an object, not null', path: [] }] });
    expect(standard.validate({})).toStrictEqual({ issues: [{ message: 'is required', path: ['isolation'] }] });
  });

  test('validates the rules where they are asked for by the option of the library', () => {
    const { validate } = contract('sandbox.fs-ls-request@1')['~standard'];
    const value = { sandbox_id: 'a', path: 'src' };
    expect(validate(value)).toStrictEqual({ value });
    expect(validate(value, {})).toStrictEqual({ value });
    expect(validate(value, { libraryOptions: { rules: true } })).toStrictEqual({
      issues: [{ message: 'must be an absolute path, which starts with `/`', path: ['path'] }],
    });
  });

  test('never throws, whatever the value', () => {
    const throwing = new Proxy({}, { get: failing, has: failing, ownKeys: failing, getOwnPropertyDescriptor: failing });
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    for (const value of [throwing, { isolation: throwing }, proxy, { isolation: proxy }]) {
      expect(standard.validate(value).issues?.length).toBeGreaterThan(0);
    }
  });
});

const failing = (): never => {
  throw new Error('no');
};

test('one contract alone is a Standard Schema too', () => {
  expect(standardSchema['~standard'].validate({})).toStrictEqual(standard.validate({}));
  expect(standardSchema['~standard'].vendor).toBe('openvibe-contracts');
});

describe('the keys that a pointer names', () => {
  test.each([
    ['', {}, []],
    ['/', { '': 1 }, ['']],
    ['/a~1b/0', { 'a/b': ['x'] }, ['a/b', 0]],
    ['/a~1b/0', { 'a/b': { 0: 'x' } }, ['a/b', '0']],
    ['/~01/1/0', { '~1': [[], [1]] }, ['~1', 1, 0]],
    ['/0', ['x'], [0]],
    ['/length', [], ['length']],
    // What is not there: an array was expected, or the index is past its end.
    ['/list/0', {}, ['list', '0']],
    ['/list/7/name', { list: [] }, ['list', 7, 'name']],
    ['/constructor/0', {}, ['constructor', '0']],
    ['/0', 'text', ['0']],
  ])('%j in %j', (pointer, value, keys) => {
    expect(toPathArray(pointer, value)).toStrictEqual(keys);
  });
});
