import { type ContractName, contracts, UnknownContractError, validate } from 'openvibe-contracts';
import { sample } from 'openvibe-contracts/testing';
import { describe, expect, inject, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import { missedIn } from './missed-in.js';

const SEEDS = 1000;
const tree = readTree(root);

/** What no value that keeps the rules can have, by contract. */
const IMPOSSIBLE: Readonly<Record<string, readonly string[]>> = {
  // The rule `channel-write-end`.
  'sandbox.worker-logs-request@1': ['/channel/allOf/0→/direction value "read"'],
};

describe(`${SEEDS} samples of each contract`, () => {
  test.each(tree.contracts)(
    '$name: all are valid, rules included, and show all that the schema leaves open',
    (contract) => {
      const name = contract.name as ContractName;
      const samples = Array.from({ length: SEEDS }, (_, seed) => sample(name, seed));
      const invalid = samples.filter((value) => !validate(name, value, { rules: true }).valid);
      expect(invalid).toEqual([]);
      expect(missedIn(tree, contract, samples)).toEqual(IMPOSSIBLE[name] ?? []);
    },
  );
});

describe('sample', () => {
  test('gives the same for the same seed, in another process and through the other kind of module too', () => {
    const print = `for (const { name } of contracts) for (const seed of [0, 1, -5, 2 ** 40]) console.log(JSON.stringify(sample(name, seed)));`;
    const here = contracts.flatMap(({ name }) => [0, 1, -5, 2 ** 40].map((seed) => JSON.stringify(sample(name, seed))));
    const lines = `${here.join('\n')}\n`;
    const cwd = inject('consumer');
    const required = `const { contracts } = require('openvibe-contracts');\nconst { sample } = require('openvibe-contracts/testing');\n${print}`;
    expect(runNode(cwd, '--eval', required)).toEqual({ code: 0, stdout: lines, stderr: '' });
    const imported = `import { contracts } from './node_modules/openvibe-contracts/dist/index.js';\nimport { sample } from './node_modules/openvibe-contracts/dist/testing.js';\n${print}`;
    expect(runNode(cwd, '--input-type=module', '--eval', imported)).toEqual({ code: 0, stdout: lines, stderr: '' });
  });

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
