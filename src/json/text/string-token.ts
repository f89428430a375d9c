export const QUOTE = 34;
const BACKSLASH = 92;
const SPACE = 32;
const SHORT_ESCAPES = '"\\/bfnrt';
const UNICODE_ESCAPE_LENGTH = 6;

/** What stands in the text where it can be no token; `expected` says what belongs there instead. */
export interface Mismatch {
  readonly offset: number;
  readonly expected: string;
}

/** Where the string that opens here ends, behind its closing quote; or where it is no JSON string any more. */
export function endOfString(text: string, start: number): number | Mismatch {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) return i + 1;
    if (unit < SPACE) return { offset: i, expected: 'an escape such as \\n in place of a control character' };
    if (unit !== BACKSLASH) continue;
    i++;
    if (i < text.length && SHORT_ESCAPES.includes(text.charAt(i))) continue;
    if (text[i] !== 'u') return { offset: i, expected: 'one of " \\ / b f n r t u after the backslash' };
    for (const digits = i + 4; i < digits; i++) {
      if (!isHexDigit(text.charCodeAt(i + 1))) return { offset: i + 1, expected: 'four hexadecimal digits after \\u' };
    }
  }
  return { offset: text.length, expected: 'the closing quote of the string' };
}

/** Strings are mostly shorter, and a native search costs more than so many characters. */
const NEAR = 12;

/** The next quote behind the opening one that no backslash escapes, which is one with an even number of backslashes before it; -1 where there is none. */
export function closingQuote(text: string, start: number): number {
  const near = Math.min(start + NEAR, text.length);
  for (let i = start + 1; i < near; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) return i;
    if (unit === BACKSLASH) i++;
  }
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((end - first) % 2 === 0) return end;
  }
  return -1;
}

const isHexDigit = (unit: number): boolean =>
  (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 70) || (unit >= 97 && unit <= 102);

/** What a string token means. The token must be whole. */
export function stringValue(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes('\\') ? JSON.parse(text.slice(start, end)) : raw;
}

/** The first characters of what a string token means, so many where it has them: a name may be huge. The token must be whole. */
export function startOfStringValue(text: string, start: number, end: number, length: number): string {
  let cut = start + 1;
  for (let i = 0; i < length && cut < end - 1; i++) {
    if (text.charCodeAt(cut) !== BACKSLASH) cut++;
    else cut += text[cut + 1] === 'u' ? UNICODE_ESCAPE_LENGTH : 2;
  }
  return JSON.parse(`${text.slice(start, cut)}"`);
}

/** The offset of the first surrogate of a string token, raw or escaped, that has no partner. */
export function findLoneSurrogate(text: string, start: number, end: number): number | undefined {
  let high: number | undefined;
  for (let i = start + 1; i < end - 1; ) {
    const isEscape = text.charCodeAt(i) === BACKSLASH;
    const isUnicodeEscape = isEscape && text[i + 1] === 'u';
    const unit = isUnicodeEscape
      ? Number.parseInt(text.slice(i + 2, i + UNICODE_ESCAPE_LENGTH), 16)
      : text.charCodeAt(i);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    if (isLow !== (high !== undefined)) return high ?? i;
    high = unit >= 0xd800 && unit <= 0xdbff ? i : undefined;
    i += isUnicodeEscape ? UNICODE_ESCAPE_LENGTH : isEscape ? 2 : 1;
  }
  return high;
}
