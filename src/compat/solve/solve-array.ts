import { type Atom, type Formula, fails, holds, type Literal } from '../formula.js';
import type { Formulas } from '../formulas.js';
import { equalTo } from '../read/values.js';
import { EMPTY, firstOf, found, type Outcome, type Solve, unknown } from './outcome.js';

/** Longer arrays are not written out. */
const LONGEST = 20_000;
/** Each item that must differ from the others is compared with all of them. */
const LONGEST_UNIQUE = 50;

/** The ways to place them multiply. */
const MOST_WANTED = 5;

interface Facts {
  readonly min: number;
  readonly max: number;
  /** What every item at the index must be. */
  readonly at: (index: number) => readonly Literal[];
  /** From this index on, all items must be the same. */
  readonly uniform: number;
  /** What some item must be, each of another item unless `isShared`. */
  readonly wanted: readonly Wanted[];
  readonly unique: boolean | undefined;
  /** What not too many items may be. */
  readonly limits: readonly Limit[];
}

interface Limit {
  readonly part: Formula;
  readonly max: number;
}

interface Wanted {
  readonly from: number;
  readonly literal: Literal;
}

/** Finds a short array that is as the literals say. */
export function solveArray(literals: readonly Literal[], solve: Solve, formulas: Formulas): Outcome {
  const facts = gather(literals);
  if (facts.min > facts.max || facts.limits.some((limit) => isExceeded(limit, facts.wanted))) return EMPTY;
  if (facts.min > (facts.unique ? LONGEST_UNIQUE : LONGEST))
    return unknown(`an array of ${facts.min} items was not tried`);
  if (facts.wanted.length > MOST_WANTED) return unknown('too many items of their own kind are asked for');
  if (facts.unique === false) return solveWithPair(facts, solve);
  return firstOf(placements(facts), (extra) => fill(facts, extra, solve, formulas));
}

/** Whether more items are wanted to be so than may be. */
const isExceeded = ({ part, max }: Limit, wanted: readonly Wanted[]): boolean =>
  wanted.filter(({ literal }) => literal.holds && literal.formula === part && !part.isForeign).length > max;

function gather(literals: readonly Literal[]): Facts {
  let [min, max, unique] = [0, Number.POSITIVE_INFINITY, undefined as boolean | undefined];
  const limits: Limit[] = [];
  // Who has three such items has one.
  const counts = new Map<Formula, number>();
  const fixed: { index: number; literal: Literal }[] = [];
  const rest: Wanted[] = [];
  const wanted: Wanted[] = [];
  for (const { formula, holds: sign } of literals) {
    const atom = formula as Atom;
    if (atom.kind === 'minItems')
      [min, max] = sign ? [Math.max(min, atom.limit), max] : [min, Math.min(max, atom.limit - 1)];
    if (atom.kind === 'maxItems')
      [min, max] = sign ? [min, Math.min(max, atom.limit)] : [Math.max(min, atom.limit + 1), max];
    if (atom.kind === 'unique') unique = sign;
    if (atom.kind === 'item') {
      fixed.push({ index: atom.index, literal: { formula: atom.part, holds: sign } });
      if (!sign) min = Math.max(min, atom.index + 1);
    }
    if (atom.kind === 'items')
      (sign ? rest : wanted).push({ from: atom.from, literal: { formula: atom.part, holds: sign } });
    if (atom.kind !== 'contains') continue;
    if (sign) counts.set(atom.part, Math.max(atom.count, counts.get(atom.part) ?? 0));
    else if (atom.count === 1) rest.push({ from: 0, literal: fails(atom.part) });
    else limits.push({ part: atom.part, max: atom.count - 1 });
  }
  for (const [part, count] of counts)
    wanted.push(...Array.from({ length: count }, () => ({ from: 0, literal: holds(part) })));
  const at = (index: number): Literal[] => [
    ...fixed.filter((each) => each.index === index).map(({ literal }) => literal),
    ...rest.filter(({ from }) => from <= index).map(({ literal }) => literal),
  ];
  const uniform = Math.max(0, ...fixed.map(({ index }) => index + 1), ...[...rest, ...wanted].map(({ from }) => from));
  return { min, max, at, uniform, wanted, unique, limits };
}

/** Every way to place what is wanted: at one of the first items, or behind them, where all places are alike. */
function* placements({ uniform, wanted }: Facts): Generator<ReadonlyMap<number, Literal[]>> {
  const ends = uniform + wanted.length;
  function* place(i: number, taken: ReadonlyMap<number, Literal[]>): Generator<ReadonlyMap<number, Literal[]>> {
    const next = wanted[i];
    if (!next) {
      yield taken;
      return;
    }
    for (let index = next.from; index < ends; index++) {
      const there = taken.get(index) ?? [];
      // Of "contains" each count takes an item of its own.
      const isCounted = there.some(({ formula }) => next.literal.holds && formula === next.literal.formula);
      if (!isCounted) yield* place(i + 1, new Map(taken).set(index, [...there, next.literal]));
    }
  }
  yield* place(0, new Map());
}

function fill(facts: Facts, extra: ReadonlyMap<number, Literal[]>, solve: Solve, formulas: Formulas): Outcome {
  const length = Math.max(facts.min, ...[...extra.keys()].map((index) => index + 1));
  if (length > facts.max) return EMPTY;
  const goals = withinLimits(
    Array.from({ length }, (_, index) => [...facts.at(index), ...(extra.get(index) ?? [])]),
    facts.limits,
    solve,
  );
  if ('kind' in goals) return goals;
  const outcome = fillWith(goals, facts, extra, solve, formulas);
  // Each limit was kept by itself, and each item was made different from those before it.
  const isUndecided = facts.limits.length > 1 || (facts.limits.length > 0 && facts.unique === true);
  return outcome.kind === 'empty' && isUndecided ? unknown(TOGETHER) : outcome;
}

const TOGETHER = 'whether items are as all counts of "contains" say at once was not decided';

type Goal = readonly Literal[];

/** What is asked of each item, so that no more than may be are of the kind that is counted: all others are not of it. */
function withinLimits(goals: readonly Goal[], limits: readonly Limit[], solve: Solve): readonly Goal[] | Outcome {
  const solved = new Map<string, Outcome>();
  const solveOnce = (goal: Goal): Outcome => {
    const key = keyOf(goal);
    const outcome = solved.get(key) ?? solve(goal);
    solved.set(key, outcome);
    return outcome;
  };
  let within = goals;
  for (const { part, max } of limits) {
    const without = (goal: Goal): Goal => [...goal, fails(part)];
    // However the other limits are kept.
    if (goals.filter((goal) => solveOnce(without(goal)).kind === 'empty').length > max) return EMPTY;
    const unsure = goals.map((goal) => solveOnce(without(goal))).find(({ kind }) => kind === 'unknown');
    if (unsure) return unsure;
    within = within.map((goal) => (solveOnce(without(goal)).kind === 'value' ? without(goal) : goal));
    if (limits.length > 1 && within.filter((goal) => !goal.some((each) => isFailing(each, part))).length > max)
      return unknown(TOGETHER);
  }
  return within;
}

const isFailing = ({ formula, holds: sign }: Literal, part: Formula): boolean => formula === part && !sign;

const keyOf = (goal: Goal): string => goal.map(({ formula, holds: sign }) => `${sign}${formula.id}`).join();

function fillWith(
  goals: readonly Goal[],
  facts: Facts,
  extra: ReadonlyMap<number, Literal[]>,
  solve: Solve,
  formulas: Formulas,
): Outcome {
  const items: unknown[] = [];
  // What is asked of one item is asked of most.
  const known = new Map<string, Outcome>();
  for (const goal of goals) {
    const key = keyOf(goal);
    const others = facts.unique ? items.map((item) => fails(equalTo(formulas, item))) : [];
    const outcome = (facts.unique ? undefined : known.get(key)) ?? solve([...goal, ...others]);
    known.set(key, outcome);
    if (outcome.kind === 'empty' && others.length > 0 && !isExhausted(facts, extra, solve(goal))) {
      return unknown('whether enough different items could be found was not decided');
    }
    if (outcome.kind !== 'value') return outcome;
    items.push(outcome.value);
  }
  return found(items);
}

/** Where the same is asked of every item, whichever different ones came first, no others are left. */
const isExhausted = (facts: Facts, extra: ReadonlyMap<number, Literal[]>, alone: Outcome): boolean =>
  alone.kind === 'empty' || (facts.uniform === 0 && extra.size === 0);

/** An array that holds the same item twice. */
function solveWithPair(facts: Facts, solve: Solve): Outcome {
  if (facts.wanted.length > 0 || facts.limits.length > 0) {
    return unknown('whether an array that repeats an item is as the other rules say was not decided');
  }
  const pairs = [...Array(facts.uniform + 2).keys()].flatMap((j) => [...Array(j).keys()].map((i) => [i, j] as const));
  return firstOf(pairs, ([i, j]) => {
    const length = Math.max(facts.min, j + 1);
    if (length > facts.max) return EMPTY;
    const same = solve([...facts.at(i), ...facts.at(j)]);
    if (same.kind !== 'value') return same;
    const items: unknown[] = [];
    for (let index = 0; index < length; index++) {
      const outcome = index === i || index === j ? same : solve(facts.at(index));
      if (outcome.kind !== 'value') return outcome;
      items.push(outcome.value);
    }
    return found(items);
  });
}
