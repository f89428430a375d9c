/** How many columns of a terminal a text takes that holds no control characters. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : INVISIBLE.test(character) ? 0 : 1;
  return width;
}

/** The longest start of a text that fits in so many columns. */
export function fitting(text: string, columns: number): string {
  let width = 0;
  let length = 0;
  for (const character of text) {
    width += displayWidth(character);
    if (width > columns) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/** Emoji, and the blocks whose characters are wide (Unicode Standard Annex 11). */
const WIDE =
  /\p{Emoji_Presentation}|[\u{1100}-\u{115F}\u{2E80}-\u{303E}\u{3041}-\u{A4CF}\u{A960}-\u{A97C}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF01}-\u{FF60}\u{FFE0}-\u{FFE6}\u{20000}-\u{3FFFD}]/u;

/** What is drawn onto the character before it, or not at all. */
const INVISIBLE = /[\p{Mn}\p{Me}\p{Cf}]/u;
