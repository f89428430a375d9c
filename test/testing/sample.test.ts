import { type ContractName, UnknownContractError } from 'openvibe-contracts';
import { sample } from 'openvibe-contracts/testing';
import { describe, expect, test } from 'vitest';

describe('sample', () => {
  test('does not depend on what was asked before', () => {
    const first = sample('platform.job@1', 3);
    sample('platform.job@1', 4);
    expect(sample('platform.job@1', 3)).toEqual(first);
    expect(sample('platform.job@1', 3)).not.toBe(first);
  });

  test('takes seed 0 where none is given', () => {
    expect(sample('platform.job@1')).toEqual(sample('platform.job@1', 0));
  });

  test('tells seeds apart in all their bits', () => {
    const seeds = [0, 1, -1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 52, -(2 ** 40), Number.MAX_SAFE_INTEGER];
    expect(new Set(seeds.map((seed) => JSON.stringify(sample('rpc.interface@1', seed)))).size).toBe(seeds.length);
  });

  test.each([
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
    [2 ** 53, '9007199254740992'],
    ['1', 'of type string'],
    [1n, 'of type bigint'],
    [null, 'of type object'],
  ])('throws for the seed %s', (seed, told) => {
    expect(() => sample('platform.job@1', seed as number)).toThrow(
      new RangeError(`a seed is a safe integer, not ${told}`),
    );
  });

  test('throws for an unknown name', () => {
    expect(() => sample('constructor' as ContractName)).toThrow(UnknownContractError);
  });
});
