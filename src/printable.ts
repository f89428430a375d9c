const LONGEST = 200;

/** A JSON Pointer as it may stand in a text: the words `the value` for the empty one, made safe and cut where it is long. */
export function printable(pointer: string): string {
  if (pointer === '') return 'the value';
  return toSafeText(pointer.length > LONGEST ? `${pointer.slice(0, LONGEST)}…` : pointer);
}

/**
 * What a stranger wrote, as it may stand in a log: control characters, line ends, marks that turn the direction of writing, and
 * halves of surrogate pairs are escaped, so that one line stays one line and no terminal obeys it.
 */
export function toSafeText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
