/**
 * Any text as an anchor: it stands in an `id` and behind the `#` of an address as it is. What neither may hold stands by its number between
 * two `~`, so that two texts never get one anchor.
 */
export const anchorOf = (text: string): string =>
  text.replace(/[^A-Za-z0-9_.:*@[\]-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}~`);
