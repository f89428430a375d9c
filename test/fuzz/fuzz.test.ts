import type { ContractName } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { fuzzContract } from './fuzz-contract.js';

const RUNS = 2000;
// The same values in each run of the suite, so that it says the same of the same code; `npm run fuzz` takes new ones.
const seed = Number(process.env.FUZZ_SEED ?? 20261129);

describe(`${RUNS} values per contract, FUZZ_SEED=${seed}`, () => {
  process.stdout.write(`fuzz: FUZZ_SEED=${seed}\n`);

  // Each contract has its own values: the same seed with its number added, as `npm run fuzz` has them too.
  const contracts = readTree(root).contracts.map((contract, i) => ({ ...contract, i }));

  test.each(contracts)('$name', ({ name, fixtures, i }) => {
    const valid = fixtures.valid.map(({ value }) => value);
    const report = fuzzContract(name as ContractName, valid, RUNS, seed + i);
    expect(report.tried).toBe(RUNS);
    expect(report.valid).toBeGreaterThan(RUNS / 50);
    expect(report.json).toBeGreaterThan(RUNS / 5);
  });
});
