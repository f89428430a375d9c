/**
 * Whether the compact JSON text of a value, the one that JSON.stringify writes, takes more bytes in UTF-8 than the limit. The text is
 * not made, and nothing is read past the limit. The value is one that JSON can hold; this is what `x-maxBytes` means (docs/rules.md).
 */
export const hasMoreBytes = (value: unknown, limit: number): boolean => takeValue(value, limit) < 0;

// Each takes the bytes of a part from what is left; below zero, nobody looks how far.

function takeValue(value: unknown, left: number): number {
  if (typeof value === 'string') return takeText(value, left);
  // Numbers, booleans and null read in JSON as they do in JavaScript, in ASCII.
  if (typeof value !== 'object' || value === null) return left - String(value).length;
  return Array.isArray(value) ? takeItems(value, left) : takeProperties(value as Record<string, unknown>, left);
}

/** Brackets, and a comma between items. */
function takeItems(items: readonly unknown[], left: number): number {
  let rest = left - 1 - (items.length || 1);
  for (let i = 0; i < items.length && rest >= 0; i++) rest = takeValue(items[i], rest);
  return rest;
}

function takeProperties(value: Record<string, unknown>, left: number): number {
  let rest = left - 2;
  // A colon, and a comma unless it is the first.
  let between = 1;
  for (const key in value) {
    if (rest < 0) return rest;
    if (!Object.hasOwn(value, key)) continue;
    rest = takeText(key, rest - between);
    if (rest >= 0) rest = takeValue(value[key], rest);
    between = 2;
  }
  return rest;
}

/** Quotes, and the characters with their escapes (ECMA-262, QuoteJSONString). */
function takeText(text: string, left: number): number {
  let rest = left - 2 - text.length;
  for (let i = 0; i < text.length && rest >= 0; i++) {
    const unit = text.charCodeAt(i);
    // One byte was taken for each UTF-16 unit; here is what it takes beyond that.
    if (unit < 0x80) rest -= unit === 0x22 || unit === 0x5c ? 1 : unit < 0x20 ? extraOfControl(unit) : 0;
    else if (unit < 0x800) rest -= 1;
    else if (unit < 0xd800 || unit > 0xdfff) rest -= 2;
    else if ((text.codePointAt(i) ?? 0) > 0xffff) {
      // Two units, four bytes.
      rest -= 2;
      i++;
    } else rest -= 5;
  }
  return rest;
}

/** `\b`, `\t`, `\n`, `\f` and `\r` have short escapes; the others are written as `\u0001`. */
const extraOfControl = (unit: number): number => (unit >= 0x08 && unit <= 0x0d && unit !== 0x0b ? 1 : 5);
