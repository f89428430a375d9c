/** The length of a string as JSON Schema counts it: in Unicode code points, a surrogate pair being one (Validation, section 6.3). */
export function codePointLength(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i++, length++) {
    if ((text.codePointAt(i) ?? 0) > 0xffff) i++;
  }
  return length;
}
