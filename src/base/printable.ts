/** A JSON Pointer as it may stand in a text: the words `the value` for the empty one, made safe and cut where it is long. */
export function printable(pointer: string): string {
  return pointer === '' ? 'the value' : toShortText(pointer, LONGEST_POINTER);
}

const LONGEST_POINTER = 200;

/** What a stranger wrote, made safe and cut where it has more than `most` UTF-16 code units. */
export function toShortText(text: string, most: number): string {
  // A cut must not leave half of a surrogate pair.
  return toSafeText(text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text);
}

/**
 * What a stranger wrote, as it may stand in a log: control characters, line ends, characters that are not seen or turn the direction of
 * writing, and halves of surrogate pairs are escaped as JSON escapes them, so that one line stays one line and no terminal obeys it;
 * nor does a build server that takes commands from anywhere in a line, as GitHub Actions does `##[…]` and Azure Pipelines `##vso[…]`.
 */
export const toSafeText = (text: string): string => text.replace(UNSAFE, escaped);

/** The same for a text that has lines of its own: their ends stay. In a text that is JSON, it says the same as before. */
export const toSafeLines = (text: string): string =>
  text.replace(UNSAFE, (found) => (found === '\n' ? found : escaped(found)));

const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]|#(?=#(?:vso)?\[)/gu;

/** Each UTF-16 code unit, since there is no `u` flag. */
const escaped = (character: string): string =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
