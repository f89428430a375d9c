import { divide, isWhole, leastCommonMultiple, toFraction } from './fraction.js';

/**
 * Whether a value is a multiple of a divisor; undefined where validators differ. One that divides doubles finds that 0.3 is no multiple of
 * 0.1 and that each whole number beyond 2^54 is one of 3; by what is written, it is the other way round.
 */
export function isMultiple(value: number, divisor: number): boolean | undefined {
  const isQuotientWhole = Number.isInteger(value / divisor);
  if (isWhole(divide(toFraction(value), toFraction(divisor))) !== isQuotientWhole) return undefined;
  // Of large numbers not each digit is written; the remainder is that of the double itself.
  return Number.isInteger(divisor) && (value % divisor === 0) !== isQuotientWhole ? undefined : isQuotientWhole;
}

/** Whether each multiple of all the divisors is a multiple of the other, whoever computes; undefined where that depends on it. */
export function areMultiples(divisors: readonly number[], other: number): boolean | undefined {
  const [first, ...rest] = divisors.map(toFraction);
  if (first === undefined) return false;
  if (divisors.includes(other)) return true;
  if (!isWhole(divide(rest.reduce(leastCommonMultiple, first), toFraction(other)))) return false;
  if ([...divisors, other].every(Number.isInteger)) return true;
  return divisors.some((each) => isTwiceAndTwice(each, other)) || undefined;
}

/** Doubled again and again, a double keeps all its digits: whoever divides by the one finds what others do. */
function isTwiceAndTwice(value: number, start: number): boolean {
  const { top, bottom } = divide(toFraction(value), toFraction(start));
  return bottom === 1n && (top & (top - 1n)) === 0n && start > LEAST_WITH_ALL_DIGITS;
}

/** Nearer to nought, doubles have fewer digits. */
const LEAST_WITH_ALL_DIGITS = 1e-300;
