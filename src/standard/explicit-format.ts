import { ownValue } from '../base/own-value.js';

type Schema = Record<string, unknown>;

/** Base64 (RFC 4648, section 4), but for its length: an expression that counts to four fails on long texts in some engines. */
const BASE64 = '^[A-Za-z0-9+/]*={0,2}$';

/** What stands for a format that is none of JSON Schema's: tools warn of those, or pass over them. */
export function explicitFormat(format: unknown, schema: Schema): Schema {
  if (format === 'byte') return { contentEncoding: 'base64', pattern: ownValue(schema, 'pattern') ?? BASE64 };
  const range = rangeOf(format);
  return range ? Object.fromEntries(Object.entries(range).map((bound) => narrower(bound, schema))) : { format };
}

/**
 * The bounds of a number of a fixed width. The upper ones of 64 bits are powers of two, which a double holds exactly; the largest number
 * below them it does not hold. A function, since bundlers keep a table that computes powers for those who do not use it.
 */
function rangeOf(format: unknown): Readonly<Record<string, number>> | undefined {
  if (format === 'int32') return { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
  if (format === 'int64') return { minimum: -(2 ** 63), exclusiveMaximum: 2 ** 63 };
  if (format === 'uint32') return { minimum: 0, maximum: 2 ** 32 - 1 };
  if (format === 'uint64') return { minimum: 0, exclusiveMaximum: 2 ** 64 };
  return undefined;
}

/** A bound, or the one that the schema sets itself where that is narrower. */
function narrower([keyword, bound]: [string, number], schema: Schema): [string, number] {
  const own = ownValue(schema, keyword);
  if (typeof own !== 'number') return [keyword, bound];
  return [keyword, keyword === 'minimum' ? Math.max(own, bound) : Math.min(own, bound)];
}
