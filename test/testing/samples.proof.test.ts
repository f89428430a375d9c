import { type ContractName, validate } from 'openvibe-contracts';
import { sample } from 'openvibe-contracts/testing';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
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
