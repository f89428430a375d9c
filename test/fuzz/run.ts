import type { ContractName } from 'openvibe-contracts';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { fuzzContract } from './fuzz-contract.js';

// npm run fuzz: many values for each contract. FUZZ_RUNS and FUZZ_SEED set how many and which.
const runs = Number(process.env.FUZZ_RUNS ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const { contracts } = readTree(root);

process.stdout.write(`${runs} values for each of ${contracts.length} contracts, FUZZ_SEED=${seed}\n`);
let total = 0;
for (const [i, { name, fixtures }] of contracts.entries()) {
  const start = performance.now();
  const valid = fixtures.valid.map(({ value }) => value);
  const report = fuzzContract(name as ContractName, valid, runs, seed + i);
  total += report.tried;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${i + 1}/${contracts.length} ${name}: ${report.valid} valid, ${report.json} JSON, ${seconds} s\n`,
  );
}
process.stdout.write(`${total} values: nothing threw, nothing changed, nothing disagreed\n`);
