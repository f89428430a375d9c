/**
 * Text for HTML and XML: within an element, and within the quotes of an attribute. Vue finds nothing to fill in in it either, since it
 * reads entities after it has looked for braces.
 */
export const escapeHtml = (text: string): string =>
  text.replace(SPECIAL, (character) => ENTITIES[character] ?? character).replace(UNPRINTABLE, '\ufffd');

const SPECIAL = /[&<>"'`]|\{(?=\{)/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '{': '&#123;',
};

/** What no document of HTML or XML may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufdd0-\ufdef\ufffe\uffff]/g;
