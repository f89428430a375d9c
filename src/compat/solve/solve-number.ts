import type { Atom, Literal } from '../formula.js';
import { leastCommonMultiple, toFraction } from './fraction.js';
import { areMultiples, isMultiple } from './multiple.js';
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
  if (facts.whole !== false && multiples.some(Number.isInteger)) facts.whole = true;
  const divisors = facts.whole ? [1, ...multiples] : multiples;
  const forbidden = facts.whole === false ? [1, ...notMultiples] : notMultiples;
  const implied = forbidden.map((each) => areMultiples(divisors, each));
  if (implied.includes(true)) return EMPTY;

  const fits = (value: number): boolean | undefined => !excluded.has(value) && isAsSaid(facts, value);
  const step = facts.whole && multiples.every(Number.isInteger) ? wholeStep(divisors) : undefined;
  const candidate = candidates(facts, step).find((value) => fits(value) === true);
  if (candidate !== undefined) return found(candidate);
  const doubt = implied.includes(undefined) || !divisors.every(Number.isInteger) ? DEPENDS_ON_VALIDATOR : UNDECIDED;
  const few = facts.whole ? fewBetween(facts, step ?? 1) : low === high ? [low] : undefined;
  return few?.every((value) => fits(value) === false) ? EMPTY : unknown(doubt);
}

const UNDECIDED = 'whether a number lies within the bounds and is of the right multiple was not decided';
const DEPENDS_ON_VALIDATOR =
  'what is a multiple of a fraction depends on how a validator computes, in decimal or in binary';

/** Of which number all are multiples that are so of each divisor; undefined when doubles cannot count by it. */
function wholeStep(divisors: readonly number[]): number | undefined {
  const step = Number(divisors.map(toFraction).reduce(leastCommonMultiple).top);
  return Number.isSafeInteger(step) ? step : undefined;
}

/** The multiples of the step between the bounds; undefined when there are too many, or beyond what doubles count. */
function fewBetween({ low, high, isLowOpen, isHighOpen }: Facts, step: number): number[] | undefined {
  const first = Math.ceil(low) === low && isLowOpen ? low + 1 : Math.ceil(low);
  const last = Math.floor(high) === high && isHighOpen ? high - 1 : Math.floor(high);
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) return undefined;
  const beyond = first % step;
  const least = beyond === 0 ? first : first - beyond + (first > 0 ? step : 0);
  if ((last - least) / step >= FEW) return undefined;
  const few: number[] = [];
  for (let value = least; value <= last; value += step) few.push(value);
  return few;
}

/** Whether a number is as the literals say; undefined where validators differ about it. */
export const isNumber = (literals: readonly Literal[], value: number): boolean | undefined =>
  isAsSaid(gather(literals), value);

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

function isAsSaid(facts: Facts, value: number): boolean | undefined {
  const { low, high, isLowOpen, isHighOpen, whole, multiples, notMultiples } = facts;
  if (!Number.isFinite(value)) return false;
  if (isLowOpen ? value <= low : value < low) return false;
  if (isHighOpen ? value >= high : value > high) return false;
  if (whole !== undefined && Number.isInteger(value) !== whole) return false;
  const wanted = multiples.map((each) => isMultiple(value, each));
  const unwanted = notMultiples.map((each) => isMultiple(value, each));
  if (wanted.includes(false) || unwanted.includes(true)) return false;
  return [...wanted, ...unwanted].includes(undefined) ? undefined : true;
}

/** What to try: nought, then what lies about the bounds, each as it is, a step and half a step further. */
function candidates({ low, high, multiples: divisors }: Facts, step?: number): number[] {
  const multiples = step === undefined ? divisors : [...divisors, step];
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
