/**
 * Whether a number is the same behind `JSON.parse` as in the text. Fractions are taken as they are, for hardly any has a double of its
 * own. An integer, also one written as `1e22` or `9007199254740993.0`, must be the value of its double, or be what JavaScript writes for
 * this double: `JSON.stringify(2 ** 64 - 2048)` gives 18446744073709550000, which is not quite it but comes back the same. And no number
 * may become Infinity.
 */
export function isExactNumber(written: string): boolean {
  const double = Number(written);
  // Every integer up to here has a double of its own, and none beyond is nearest to one of these.
  if (Math.abs(double) <= Number.MAX_SAFE_INTEGER) return true;
  if (!Number.isFinite(double)) return false;
  const { digits, zeros } = toDecimal(written);
  if (zeros < 0) return true;
  const shortest = toDecimal(String(double));
  if (digits === shortest.digits && zeros === shortest.zeros) return true;
  // A finite double has at most 309 digits before the point, so both are short.
  return BigInt(digits) * 10n ** BigInt(zeros) === BigInt(Math.abs(double));
}

/** A number without its sign, as digits without zeros around them and how many zeros follow; below none, it is a fraction. */
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
