import type { Atom, Literal } from '../formula.js';
import { EMPTY, found, type Outcome, unknown } from './outcome.js';

interface Facts {
  low: number;
  isLowOpen: boolean;
  high: number;
  isHighOpen: boolean;
  whole: boolean | undefined;
  readonly multiples: number[];
  readonly notMultiples: number[];
}

/** Whole numbers of which so many lie between the bounds are tried one by one. */
const FEW = 1000;

/** Finds the number nearest to nought that is as the literals say and is none of those excluded. */
export function solveNumber(literals: readonly Literal[], excluded: ReadonlySet<unknown>): Outcome {
  const facts = gather(literals);
  const { low, high, isLowOpen, isHighOpen, multiples, notMultiples } = facts;
  if (low > high || (low === high && (isLowOpen || isHighOpen))) return EMPTY;
  // A multiple of a whole number is whole.
  if (multiples.some(Number.isInteger)) {
    if (facts.whole === false) return EMPTY;
    facts.whole = true;
  }
  // What divides the divisor divides its multiples. Fractions are left alone: validators disagree about theirs.
  if (multiples.some((one) => notMultiples.some((other) => one === other || isWholeMultiple(one, other)))) return EMPTY;

  const fits = (value: number): boolean => isAsSaid(facts, value) && !excluded.has(value);
  const candidate = candidates(facts).find(fits);
  if (candidate !== undefined) return found(candidate);
  if (facts.whole) {
    const first = Math.ceil(low) === low && isLowOpen ? low + 1 : Math.ceil(low);
    const last = Math.floor(high) === high && isHighOpen ? high - 1 : Math.floor(high);
    if (first > last) return EMPTY;
    if (last - first < FEW && Number.isSafeInteger(first) && Number.isSafeInteger(last)) {
      for (let value = first; value <= last; value++) if (fits(value)) return found(value);
      return EMPTY;
    }
  }
  if (low === high && !fits(low)) return EMPTY;
  return unknown('whether a number lies within the bounds and is of the right multiple was not decided');
}

/** Whether a number is as the literals say. */
export const isNumber = (literals: readonly Literal[], value: number): boolean => isAsSaid(gather(literals), value);

function gather(literals: readonly Literal[]): Facts {
  const facts: Facts = {
    low: Number.NEGATIVE_INFINITY,
    isLowOpen: false,
    high: Number.POSITIVE_INFINITY,
    isHighOpen: false,
    whole: undefined,
    multiples: [],
    notMultiples: [],
  };
  for (const { formula, holds } of literals) {
    const atom = formula as Atom;
    if (atom.kind === 'integer') facts.whole = holds;
    if (atom.kind === 'multipleOf') (holds ? facts.multiples : facts.notMultiples).push(atom.divisor);
    if (atom.kind !== 'minimum' && atom.kind !== 'maximum') continue;
    // Not at least a bound is less than it; not more than a bound is at most it.
    const isOpen = holds ? atom.isExclusive : !atom.isExclusive;
    if ((atom.kind === 'minimum') === holds) raise(facts, atom.bound, isOpen);
    else lower(facts, atom.bound, isOpen);
  }
  return facts;
}

function raise(facts: Facts, bound: number, isOpen: boolean): void {
  if (bound < facts.low || (bound === facts.low && !isOpen)) return;
  facts.low = bound;
  facts.isLowOpen = isOpen;
}

function lower(facts: Facts, bound: number, isOpen: boolean): void {
  if (bound > facts.high || (bound === facts.high && !isOpen)) return;
  facts.high = bound;
  facts.isHighOpen = isOpen;
}

function isAsSaid(facts: Facts, value: number): boolean {
  const { low, high, isLowOpen, isHighOpen, whole, multiples, notMultiples } = facts;
  if (!Number.isFinite(value)) return false;
  if (isLowOpen ? value <= low : value < low) return false;
  if (isHighOpen ? value >= high : value > high) return false;
  if (whole !== undefined && Number.isInteger(value) !== whole) return false;
  return multiples.every((each) => isMultiple(value, each)) && !notMultiples.some((each) => isMultiple(value, each));
}

const isMultiple = (value: number, divisor: number): boolean => Number.isInteger(value / divisor);

const isWholeMultiple = (value: number, divisor: number): boolean =>
  Number.isInteger(value) && Number.isInteger(divisor) && value % divisor === 0;

/** What to try: nought, then what lies about the bounds, each as it is, a step and half a step further. */
function candidates({ low, high, multiples }: Facts): number[] {
  const starts = [0, low, high, Math.ceil(low), Math.floor(high), (low + high) / 2].filter(Number.isFinite);
  const steps = [0, 1, -1, 0.5, -0.5, 2, -2, ...multiples.flatMap((each) => [each, -each])];
  const near = starts.flatMap((start) => [
    ...steps.map((step) => start + step),
    ...multiples.flatMap((each) => [Math.ceil(start / each) * each, (Math.floor(start / each) + 1) * each]),
    // Beyond a bound as large as this, a step of one leads back to it.
    ...[start * 2, start / 2, start + 2 ** 12, start - 2 ** 12],
  ]);
  return [...new Set([...near, ...Array.from({ length: 24 }, (_, i) => i)])]
    .map((value) => (value === 0 ? 0 : value))
    .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a || 0);
}
