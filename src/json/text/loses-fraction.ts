import { isExactNumber } from './number-token.js';

const NINE = 57;
const ZERO = 48;

/**
 * Whether a number of the text, or what looks like one in a string, is none and becomes an integer in a double. Goes from point to point and
 * from exponent to exponent by native search, and looks closer only where digits enough stand around.
 */
export function losesFraction(text: string): boolean {
  return losesFractionAtPoint(text) || losesFractionAtExponent(text, 'e') || losesFractionAtExponent(text, 'E');
}

/**
 * Without an exponent. With W digits before the point, a number is less than 10^W, and the double nearest to it no further away than 1.2 * 10^(W - 16).
 * For this double to be an integer, at least 15 - W zeros or nines have to follow the point.
 */
function losesFractionAtPoint(text: string): boolean {
  for (let point = text.indexOf('.'); point !== -1; point = text.indexOf('.', point + 1)) {
    if (!isDigit(text.charCodeAt(point - 1)) || !isDigit(text.charCodeAt(point + 1))) continue;
    const next = text.charCodeAt(point + 1);
    let same = 0;
    if (next === ZERO || next === NINE) while (same < 15 && text.charCodeAt(point + 1 + same) === next) same++;
    let start = point;
    while (isDigit(text.charCodeAt(start - 1))) start--;
    if (point - start + same >= 15 && !isExactNumber(text.slice(start, endOfDigits(text, point + 1)))) return true;
  }
  return false;
}

/**
 * With an exponent. Of at most 16 digits, point included, the nearest integer is further away than the nearest double, save 0 with an exponent of
 * three digits.
 */
function losesFractionAtExponent(text: string, sign: 'e' | 'E'): boolean {
  for (let e = text.indexOf(sign); e !== -1; e = text.indexOf(sign, e + 1)) {
    if (!isDigit(text.charCodeAt(e - 1))) continue;
    const end = endOfDigits(text, '+-'.includes(text.charAt(e + 1)) ? e + 2 : e + 1);
    let start = e;
    while (isDigit(text.charCodeAt(start - 1)) || text[start - 1] === '.') start--;
    if ((e - start > 16 || end - e > 3) && !isExactNumber(text.slice(start, end))) return true;
  }
  return false;
}

const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE;

function endOfDigits(text: string, from: number): number {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}
