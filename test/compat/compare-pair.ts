import { compareSchemas } from '../../src/compat/files/compare-files.js';
import { createCompile } from '../../src/compat/validator/compile.js';
import type { Verdict } from '../../src/compat/verdict.js';
import type { Schema } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { findCounterexample, valuesAbout } from './counterexample.js';

/** Two schemas, and what they refer to. */
export interface SchemaPair {
  readonly contract: Contract;
  readonly old: Schema;
  readonly next: Schema;
  readonly documents: { readonly old: readonly Schema[]; readonly new: readonly Schema[] };
}

/** What the pairs were validated, and what was found to be wrong. */
export interface Tally {
  readonly verdicts: Record<Verdict['verdict'], number>;
  readonly wrong: string[];
}

export const emptyTally = (): Tally => ({ verdicts: { proven: 0, broken: 0, unproven: 0 }, wrong: [] });

/** Values tried against each "proven". */
const VALUES = 150;

/** Validates a pair both ways; tries to refute what is proven, and confirms each witness. */
export function comparePair(tree: Tree, pair: SchemaPair, seed: number, tally: Tally): void {
  const { contract, old, next, documents } = pair;
  const seeds = contract.fixtures.valid.map(({ value }) => value);
  const { backward, forward } = compareSchemas(old, next, { documents, seeds });
  const compile = createCompile(true);
  const [before, after] = [compile(old, documents.old), compile(next, documents.new)];
  const values = valuesAbout(tree, contract, [old, next], seeds);
  for (const [verdict, sender, receiver] of [
    [backward, before, after],
    [forward, after, before],
  ] as const) {
    tally.verdicts[verdict.verdict]++;
    const told = (value: unknown): string =>
      `${JSON.stringify(old)} → ${JSON.stringify(next)}: ${JSON.stringify(value)}`;
    if (verdict.verdict === 'proven') {
      const value = findCounterexample(values, sender, receiver, { runs: VALUES, seed });
      if (value !== undefined) tally.wrong.push(`proven, but ${told(value)}`);
    }
    if (verdict.verdict === 'broken') {
      const { witness, errors } = verdict;
      if (!sender.accepts(witness) || receiver.accepts(witness)) tally.wrong.push(`no witness: ${told(witness)}`);
      if (errors.length === 0) tally.wrong.push(`no error: ${told(witness)}`);
    }
    if (verdict.verdict === 'unproven' && verdict.reasons.length === 0) tally.wrong.push(`no reason: ${told(null)}`);
  }
}

/** `120 proven, 79 broken, 1 unproven (0.5 %)`. */
export function renderTally({ verdicts: { proven, broken, unproven } }: Pick<Tally, 'verdicts'>): string {
  const share = ((100 * unproven) / (proven + broken + unproven)).toFixed(1);
  return `${proven} proven, ${broken} broken, ${unproven} unproven (${share} %)`;
}
