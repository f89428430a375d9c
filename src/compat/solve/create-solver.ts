import { type Formula, type Literal, negate } from '../formula.js';
import { add, type Conjunction, emptyConjunction, type Openers } from './conjunction.js';
import { EMPTY, firstOf, type Outcome, type Solve, unknown } from './outcome.js';
import { solveAtoms } from './solve-atoms.js';
import type { SolverOptions } from './solver-options.js';

const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

/** Deeper values are not searched for. */
const DEEPEST = 100;

/**
 * Makes a search for values. It goes type by type, takes the formulas apart, and follows every choice that is left. A
 * question that comes up again while it is being answered has no answer of its own: the smallest value would have to hold
 * a smaller one. Answers are kept, except those that hang on such a question further up.
 */
export function createSolver(options: SolverOptions): Solve {
  const { budget } = options;
  const answers = new Map<string, Outcome>();
  let asked = new Map<string, number>();
  const disjoint = new Map<string, boolean>();
  let steps = 0;
  let isNested = false;
  /** The outermost open question that the answer at hand hangs on. */
  let outermost = Number.POSITIVE_INFINITY;

  const solve: Solve = (literals) => {
    const key = keyOf(literals);
    const answer = answers.get(key);
    if (answer) return answer;
    const open = asked.get(key);
    if (open !== undefined) {
      outermost = Math.min(outermost, open);
      return EMPTY;
    }
    if (asked.size === 0 && !isNested) steps = 0;
    const depth = asked.size;
    if (depth > DEEPEST) return unknown('the schemas nest too deep to be followed');
    const before = outermost;
    outermost = Number.POSITIVE_INFINITY;
    asked.set(key, depth);
    const outcome = firstOf(TYPES, (type) => {
      const start = add(emptyConjunction(type), literals, openers);
      return start ? follow(start) : EMPTY;
    });
    asked.delete(key);
    if (outcome.kind !== 'empty' || outermost >= depth) answers.set(key, outcome);
    outermost = Math.min(before, outermost >= depth ? Number.POSITIVE_INFINITY : outermost);
    return outcome;
  };

  /** The atoms alone may have no answer; then no choice will help. */
  const follow = (conjunction: Conjunction): Outcome => {
    if (++steps > budget) return unknown('the comparison takes more steps than are allowed');
    const alone = solveAtoms(conjunction, solve, options);
    if (alone.kind === 'empty') return EMPTY;
    const pruned = conjunction.choices.length > 0 ? lookAhead(conjunction) : conjunction;
    if (!pruned) return EMPTY;
    if (pruned.choices.length === 0)
      return withUndecided(pruned, pruned === conjunction ? alone : solveAtoms(pruned, solve, options));
    const choice = pruned.choices.reduce((one, other) => (other.length < one.length ? other : one));
    const others = { ...pruned, choices: pruned.choices.filter((each) => each !== choice) };
    return firstOf(choice, (literal) => {
      const next = add(others, [literal], openers);
      return next ? follow(next) : EMPTY;
    });
  };

  const isPossible = (conjunction: Conjunction, literal: Literal): boolean => {
    const next = add(conjunction, [literal], openers);
    return next !== undefined && solveAtoms(next, solve, options).kind !== 'empty';
  };

  /** Strikes out what the atoms rule out, and the choices that are met whatever is chosen. */
  const lookAhead = (conjunction: Conjunction): Conjunction | undefined => {
    const bare = { ...conjunction, choices: [] };
    const forced: Literal[] = [];
    const choices: (readonly Literal[])[] = [];
    for (const choice of conjunction.choices) {
      const left = choice.filter((literal) => isPossible(bare, literal));
      if (left.length === 0) return undefined;
      if (left.length === 1) forced.push(...left);
      else if (!left.some((literal) => isCertain(bare, literal))) choices.push(left);
    }
    const next = { ...conjunction, choices };
    if (forced.length === 0) return next;
    const more = add(next, forced, openers);
    return more && solveAtoms(more, solve, options).kind !== 'empty' ? more : undefined;
  };

  /** Whether the literal follows from the atoms. Of what was not understood nothing is certain. */
  const isCertain = (bare: Conjunction, literal: Literal): boolean =>
    !literal.formula.isForeign && !isPossible(bare, negate(literal));

  const openers: Openers = {
    guesses: options.guesses,
    isDisjoint: (branches) => {
      const key = branches.map(({ id }) => id).join();
      const known = disjoint.get(key);
      if (known !== undefined) return known;
      // Asked again while it is being answered, it is as if they were not: that is slower, and right as well.
      disjoint.set(key, false);
      // This is about any value at all, not about one inside another: no open question may count as answered.
      const outer = { asked, outermost, isNested };
      [asked, isNested] = [new Map(), true];
      const result = pairsOf(branches).every((pair) => solve(pair.map(asHolding)).kind === 'empty');
      ({ asked, outermost, isNested } = outer);
      disjoint.set(key, result);
      return result;
    },
  };
  return solve;
}

const pairsOf = (branches: readonly Formula[]): Formula[][] =>
  branches.flatMap((one, i) => branches.slice(i + 1).map((other) => [one, other]));

const asHolding = (formula: Formula): Literal => ({ formula, holds: true });

/** Where something was not understood, no value is sure; that there is none is sure all the same. */
function withUndecided({ doubts }: Conjunction, outcome: Outcome): Outcome {
  return outcome.kind === 'value' && doubts.length > 0 ? { kind: 'unknown', reasons: doubts } : outcome;
}

const keyOf = (literals: readonly Literal[]): string =>
  [...new Set(literals.map(({ formula, holds }) => (holds ? formula.id : -1 - formula.id)))]
    .sort((a, b) => a - b)
    .join();
