import { exactJson } from './exact-json.js';
import { type Formula, fails, holds, type Reason } from './formula.js';
import { isOnEdge, withOtherNumbers } from './large-numbers.js';
import { nearSeeds } from './near-seeds.js';
import { shrink } from './shrink.js';
import type { Outcome, Solve } from './solve/outcome.js';
import type { Validator } from './validator/validator.js';
import type { Verdict } from './verdict.js';

/** One of two schemas: what it says, and a validator of it, or the reason why there is none. */
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
  if (witness === undefined) return { verdict: 'unproven', reasons: reasonsOf(outcome, accepting, refusing) };
  const isFirm = (value: unknown): boolean => separates(value) && !isOnEdge(value, refusing.accepts);
  const firm = isFirm(witness) ? witness : [...withOtherNumbers(witness)].find(isFirm);
  const smallest = firm === undefined ? shrink(witness, separates) : shrink(firm, isFirm);
  const errors = refusing.errorsOf(smallest);
  // Whoever reads it goes by its text.
  if (errors.length === 0 || !separates(JSON.parse(exactJson(smallest) as string)))
    return unproven(`${quoted(smallest)} was found to break it, and does not as it is written: ${OUR_ERROR}`);
  if (firm === undefined)
    return unproven(
      `${quoted(smallest)} breaks it, and a number next to it does not; beyond 2^53 a double stands for several whole numbers, and the schemas may name another of them`,
    );
  return { verdict: 'broken', witness: smallest, errors };
}

const OUR_ERROR = 'that is an error of this tool; please report it';

const unproven = (reason: string): Verdict => ({ verdict: 'unproven', reasons: [{ pointer: '', reason }] });

const valuesOf = (outcome: Outcome): unknown[] => (outcome.kind === 'value' ? [outcome.value] : []);

/** Why a question is open. A value that was found, and that the validators do not confirm, is no reason of the schemas. */
function reasonsOf(outcome: Outcome, accepting: Validator, refusing: Validator): readonly Reason[] {
  if (outcome.kind === 'unknown') return outcome.reasons;
  const value = outcome.kind === 'value' ? outcome.value : undefined;
  try {
    accepting.accepts(value);
    refusing.accepts(value);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ pointer: '', reason: `whether ${quoted(value)} breaks it was not decided: ${message}` }];
  }
  const reason = `as the schemas were read, ${quoted(value)} breaks it, and by the validators it does not: ${OUR_ERROR}`;
  return [{ pointer: '', reason }];
}

function quoted(value: unknown): string {
  const text = exactJson(value) ?? '';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
