import { type Atom, fails, holds, type Literal } from '../formula.js';
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
  /** What cannot be searched for. */
  readonly trouble: string | undefined;
}

interface Wanted {
  readonly from: number;
  readonly literal: Literal;
}

/** Finds a short array that is as the literals say. */
export function solveArray(literals: readonly Literal[], solve: Solve, formulas: Formulas): Outcome {
  const facts = gather(literals);
  if (facts.min > facts.max) return EMPTY;
  if (facts.min > (facts.unique ? LONGEST_UNIQUE : LONGEST))
    return unknown(`an array of ${facts.min} items was not tried`);
  if (facts.wanted.length > MOST_WANTED) return unknown('too many items of their own kind are asked for');
  if (facts.unique === false) return solveWithPair(facts, solve);
  const outcome = firstOf(placements(facts), (extra) => fill(facts, extra, solve, formulas));
  return facts.trouble !== undefined && outcome.kind === 'empty' ? unknown(facts.trouble) : outcome;
}

function gather(literals: readonly Literal[]): Facts {
  let [min, max, unique] = [0, Number.POSITIVE_INFINITY, undefined as boolean | undefined];
  let trouble: string | undefined;
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
    if (sign) for (let i = 0; i < atom.count; i++) wanted.push({ from: 0, literal: holds(atom.part) });
    else if (atom.count === 1) rest.push({ from: 0, literal: fails(atom.part) });
    else trouble = 'how many items "contains" lets through at most was not followed';
  }
  const at = (index: number): Literal[] => [
    ...fixed.filter((each) => each.index === index).map(({ literal }) => literal),
    ...rest.filter(({ from }) => from <= index).map(({ literal }) => literal),
  ];
  const uniform = Math.max(0, ...fixed.map(({ index }) => index + 1), ...[...rest, ...wanted].map(({ from }) => from));
  return { min, max, at, uniform, wanted, unique, trouble };
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
  const items: unknown[] = [];
  // What is asked of one item is asked of most.
  const known = new Map<string, Outcome>();
  for (let index = 0; index < length; index++) {
    const goal = [...facts.at(index), ...(extra.get(index) ?? [])];
    const key = goal.map(({ formula, holds: sign }) => `${sign}${formula.id}`).join();
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
  if (facts.wanted.length > 0 || facts.trouble !== undefined) {
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
