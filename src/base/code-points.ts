/*
 * JSON Schema counts the length of a string in Unicode code points, a surrogate pair being one (Validation, section 6.3). Each
 * code point takes one or two UTF-16 units, so for most strings their number of units decides, and long ones are never counted.
 */

/** Whether a text has more code points than the limit. */
export const hasMoreCodePoints = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || count(text) > limit);

/** Whether a text has fewer code points than the limit. */
export const hasFewerCodePoints = (text: string, limit: number): boolean =>
  text.length < limit || (text.length < 2 * limit && count(text) < limit);

function count(text: string): number {
  let points = 0;
  for (let i = 0; i < text.length; i++, points++) {
    if ((text.codePointAt(i) ?? 0) > 0xffff) i++;
  }
  return points;
}
