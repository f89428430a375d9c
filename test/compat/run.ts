import fc from 'fast-check';
import { readTree } from '../../scripts/lib/tree.js';
import { root } from '../lib/root.js';
import { emptyTally, judgePair, renderTally } from './judge-pair.js';
import { changedContracts, generatedPairs } from './pairs.js';

// npm run pairs: many pairs of schemas, each judged and the judgement put to the test. PAIRS and PAIRS_SEED set how many and which.
const numRuns = Number(process.env.PAIRS ?? 500);
const seed = Number(process.env.PAIRS_SEED ?? Date.now() % 2 ** 31);
const tree = readTree(root);

process.stdout.write(`${numRuns} pairs of each kind, PAIRS_SEED=${seed}\n`);
for (const [kind, pairs] of [
  ['generated', generatedPairs(tree)],
  ['changed contracts', changedContracts(tree)],
] as const) {
  const tally = emptyTally();
  for (const pair of fc.sample(pairs, { numRuns, seed })) judgePair(tree, pair, seed, tally);
  process.stdout.write(`${kind}: ${renderTally(tally)}, ${tally.wrong.length} wrong\n`);
  for (const wrong of tally.wrong) process.stdout.write(`  ${wrong}\n`);
  if (tally.wrong.length > 0) process.exitCode = 1;
}
