import fc from 'fast-check';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { comparePair, emptyTally, renderTally } from './compare-pair.js';
import { checkPair, emptyTally as emptyFuzzTally } from './fuzz/check-pair.js';
import { checkPairs, missingFrom } from './fuzz/check-pairs.js';
import { changedContracts } from './pairs.js';

// npm run pairs: many pairs of schemas, each validated and the comparison put to the test. PAIRS and PAIRS_SEED set how many and which;
// PAIRS_ONLY takes a single one of the fuzz, by the number that a failure names.
const count = Number(process.env.PAIRS ?? 20_000);
/** The same for all unless they ask for others: a change must not fail for a pair that chance found in that run. */
const seed = Number(process.env.PAIRS_SEED ?? 20_261_203);
const only = process.env.PAIRS_ONLY;
const MOST_SHOWN = 20;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printWrong = (wrong: readonly string[]): void => {
  for (const each of wrong.slice(0, MOST_SHOWN)) print(`  ${each}`);
  if (wrong.length > MOST_SHOWN) print(`  and ${wrong.length - MOST_SHOWN} more`);
  if (wrong.length > 0) process.exitCode = 1;
};

if (only !== undefined) {
  const tally = emptyFuzzTally();
  checkPair(seed, Number(only), tally);
  print(`pair ${only}, PAIRS_SEED=${seed}: ${renderTally(tally)}, ${tally.wrong.length} wrong`);
  printWrong(tally.wrong);
} else {
  print(`PAIRS_SEED=${seed}`);
  const contracts = Math.ceil(count / 40);
  const fuzz = checkPairs(seed, count - contracts);
  const tree = readTree(root);
  const changed = emptyTally();
  for (const pair of fc.sample(changedContracts(tree), { numRuns: contracts, seed }))
    comparePair(tree, pair, seed, changed);
  print(`${contracts} changed contracts: ${renderTally(changed)}, ${changed.wrong.length} wrong`);
  printWrong(changed.wrong);
  const tally = await fuzz;
  const { values, attacked, attackedTwice, witnesses, witnessesTwice, undecided, refused } = tally.checks;
  print(`${count - contracts} generated pairs: ${renderTally(tally)}, ${tally.wrong.length} wrong`);
  print(
    `  attacked ${attacked} "proven" with ${values} values validated by ajv, ${attackedTwice} of them by @cfworker/json-schema as well`,
  );
  print(
    `  confirmed ${witnesses} witnesses by ajv, ${witnessesTwice} of them by @cfworker/json-schema as well; refused ${refused} texts`,
  );
  print(`  ${undecided} verdicts were left to neither`);
  printWrong([...tally.wrong, ...missingFrom(tally, count - contracts)]);
}
