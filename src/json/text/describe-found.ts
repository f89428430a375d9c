/**
 * What stands at an offset, as a message says it. Messages go to strangers and into logs, and the text may hold a password: of its own
 * letters and digits none is shown, a sign of JSON's grammar or any other one character is named.
 */
export function describeFound(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return 'the end of the text';
  const character = String.fromCodePoint(code);
  if (/[\p{L}\p{M}]/u.test(character)) return 'a letter';
  if (/\p{N}/u.test(character)) return 'a digit';
  if (/[!-~]/.test(character)) return JSON.stringify(character);
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
