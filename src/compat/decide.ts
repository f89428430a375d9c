import { exactJson } from './exact-json.js';
import { type Formula, fails, holds, type Reason } from './formula.js';
import { nearSeeds } from './near-seeds.js';
import { shrink } from './shrink.js';
import type { Outcome, Solve } from './solve/outcome.js';
import type { Validator } from './validator.js';
import type { Verdict } from './verdict.js';

/** One of two schemas: what it says, and what judges by it; a text says why nothing does. */
export interface Side {
  readonly formula: Formula;
  readonly validator: Validator | string;
}

export interface Search {
  readonly prove: Solve;
  /** Takes what it does not understand at a guess. */
  readonly guess: Solve;
  /** Values from which the search may start. */
  readonly seeds: readonly unknown[];
}

/** Tries so many values near the seeds at most. */
const MOST_TRIES = 20_000;

/** Decides whether all that `sender` accepts is accepted by `receiver`. */
export function decide(sender: Side, receiver: Side, { prove, guess, seeds }: Search): Verdict {
  const [accepting, refusing] = [sender.validator, receiver.validator];
  const question = [holds(sender.formula), fails(receiver.formula)];
  const outcome = prove(question);
  if (typeof accepting === 'string' || typeof refusing === 'string') {
    // Without validators there is no witness, and nobody to check what was read.
    const refusals = [accepting, refusing].filter((each) => typeof each === 'string');
    const reasons = refusals.map((reason) => ({ pointer: '', reason }));
    return { verdict: 'unproven', reasons: [...(outcome.kind === 'unknown' ? outcome.reasons : []), ...reasons] };
  }
  const separates = (value: unknown): boolean => {
    try {
      return accepting.accepts(value) && !refusing.accepts(value);
    } catch {
      // A validator that throws has neither accepted nor refused.
      return false;
    }
  };
  // What is proven on paper alone is not taken on trust where a value speaks against it.
  const candidates = [valuesOf(outcome), outcome.kind === 'unknown' ? valuesOf(guess(question)) : [], seeds].flat();
  let witness = candidates.find(separates);
  if (witness === undefined && outcome.kind === 'empty') return { verdict: 'proven' };
  if (witness === undefined) {
    let tries = 0;
    for (const value of nearSeeds(seeds)) {
      if (++tries > MOST_TRIES) break;
      if (!separates(value)) continue;
      witness = value;
      break;
    }
  }
  if (witness === undefined) return { verdict: 'unproven', reasons: reasonsOf(outcome) };
  const smallest = shrink(witness, separates);
  return { verdict: 'broken', witness: smallest, errors: refusing.faultsOf(smallest) };
}

const valuesOf = (outcome: Outcome): unknown[] => (outcome.kind === 'value' ? [outcome.value] : []);

function reasonsOf(outcome: Outcome): readonly Reason[] {
  if (outcome.kind === 'unknown') return outcome.reasons;
  const text = outcome.kind === 'value' ? (exactJson(outcome.value) ?? '') : '';
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return [{ pointer: '', reason: `the validators judge ${shown} otherwise than the schemas were read` }];
}
