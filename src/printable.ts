const LONGEST = 200;

/**
 * A JSON Pointer as it may stand in a text: the words `the value` for the empty one, cut where it is long, and with control
 * characters escaped, since a stranger chooses the names of properties and a log line must stay one line.
 */
export function printable(pointer: string): string {
  if (pointer === '') return 'the value';
  const cut = pointer.length > LONGEST ? `${pointer.slice(0, LONGEST)}…` : pointer;
  return cut.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
