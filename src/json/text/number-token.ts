/**
 * Whether a number means the same behind `JSON.parse` as in the text.
 *
 * - An integer, also one written as `1e22` or `9007199254740993.0`, must be the value of its double, or be what JavaScript writes for this
 *   double: `JSON.stringify(2 ** 64 - 2048)` gives 18446744073709550000, which is not quite it but comes back the same.
 * - Any other number may become the nearest double, for hardly any has a double of its own, but it may not become an integer:
 *   neither `1.00000000000000000001` as 1 nor `1e-400` as 0.
 * - No number may become Infinity.
 */
export function isExactNumber(written: string): boolean {
  const double = Number(written);
  if (!Number.isFinite(double)) return false;
  // Of an integer, the nearest double is one too.
  if (!Number.isInteger(double)) return true;
  const { digits, zeros } = toDecimal(written);
  if (digits === '') return true;
  if (zeros < 0) return false;
  // Every integer up to here has a double of its own, and none beyond is nearest to one of these.
  if (Math.abs(double) <= Number.MAX_SAFE_INTEGER) return true;
  const shortest = toDecimal(String(double));
  if (digits === shortest.digits && zeros === shortest.zeros) return true;
  // A finite double has at most 309 digits before the point, so both are short.
  return BigInt(digits) * 10n ** BigInt(zeros) === BigInt(Math.abs(double));
}

/** Whether the number that is written has no fraction, whatever becomes of it in a double: `1.0` and `10e-1` have none. */
export const isInteger = (written: string): boolean => toDecimal(written).zeros >= 0;

/** A number without its sign, as digits without zeros around them and how many zeros follow; below none, it has a fraction. Zero has no digits. */
function toDecimal(written: string): { readonly digits: string; readonly zeros: number } {
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(written) ?? [];
  const all = whole + fraction;
  const digits = trimZeros(all);
  return { digits: digits.replace(/^0+/, ''), zeros: Number(exponent) - fraction.length + all.length - digits.length };
}

const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Without the zeros at the end; a regular expression would try again from each zero inside. */
function trimZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}
