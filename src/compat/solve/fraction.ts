/** Exact fractions: what a number says as it is written, in tenths rather than in halves. */

export interface Fraction {
  readonly top: bigint;
  /** At least 1, and without a divisor in common with `top`. */
  readonly bottom: bigint;
}

/** The number as JavaScript writes it: 0.1 is one tenth, and not the double nearest to it. */
export function toFraction(value: number): Fraction {
  const [, sign = '', whole = '', part = '', exponent = '0'] = WRITTEN.exec(String(value)) ?? [];
  const shift = Number(exponent) - part.length;
  const digits = BigInt(sign + whole + part);
  return shift >= 0 ? { top: digits * 10n ** BigInt(shift), bottom: 1n } : reduce(digits, 10n ** BigInt(-shift));
}

const WRITTEN = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

export const divide = (one: Fraction, other: Fraction): Fraction =>
  reduce(one.top * other.bottom, one.bottom * other.top);

/** The least fraction that is a multiple of both. */
export function leastCommonMultiple(one: Fraction, other: Fraction): Fraction {
  const [left, right] = [one.top * other.bottom, other.top * one.bottom];
  return reduce((left / greatestCommonDivisor(left, right)) * right, one.bottom * other.bottom);
}

export const isWhole = ({ bottom }: Fraction): boolean => bottom === 1n;

function reduce(top: bigint, bottom: bigint): Fraction {
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / divisor, bottom: bottom / divisor };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}
