import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { comparePair, emptyTally, renderTally } from './compare-pair.js';
import { changedContracts, generatedPairs } from './pairs.js';

const RUNS = Number(process.env.PAIRS ?? 250);
// The same pairs in each run of the suite; `npm run pairs` takes others, and more of them.
const seed = Number(process.env.PAIRS_SEED ?? 20261129);
const tree = readTree(root);

describe(`${RUNS} pairs of schemas, PAIRS_SEED=${seed}`, () => {
  const kinds = [
    { kind: 'generated', pairs: generatedPairs(tree), mostUnproven: 0.1 },
    { kind: 'changed contracts', pairs: changedContracts(tree), mostUnproven: 0.05 },
  ];

  test.each(kinds)(
    '$kind: nothing refutes what is proven, each witness is one',
    ({ kind, pairs, mostUnproven }) => {
      const tally = emptyTally();
      for (const pair of fc.sample(pairs, { numRuns: RUNS, seed })) comparePair(tree, pair, seed, tally);
      process.stdout.write(`compat, ${kind}, PAIRS_SEED=${seed}: ${renderTally(tally)}\n`);
      expect(tally.wrong).toEqual([]);
      const { proven, broken, unproven } = tally.verdicts;
      expect(proven + broken + unproven).toBe(2 * RUNS);
      expect(proven).toBeGreaterThan(RUNS / 5);
      expect(broken).toBeGreaterThan(RUNS / 5);
      expect(unproven).toBeLessThan(2 * RUNS * mostUnproven);
      // PAIRS may ask for as many as it likes.
    },
    0,
  );
});
