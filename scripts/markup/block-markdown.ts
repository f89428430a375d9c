import { inlineWithCode } from './inline.js';

/** A line of inline Markdown as a paragraph or an item of a list: nothing at its start begins a heading, a list, a quote or a container. */
export const paragraphMarkdown = (inline: string): string =>
  inline
    .trim()
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-\s]*$)|=+$|>|:::)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/** Plain text in which only what stands in backquotes is markup, as a paragraph. */
export const proseMarkdown = (text: string): string => paragraphMarkdown(inlineWithCode(text));

/** A line of inline Markdown as a heading, which number signs at its end would close. */
export const headingMarkdown = (level: number, inline: string): string =>
  `${'#'.repeat(level)} ${inline.trim().replace(/(^|\s)(#+)$/, '$1\\$2')}`;

/** A block of code between fences that are longer than any in it (CommonMark 0.31.2, section 4.5). */
export function fencedMarkdown(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A line of inline Markdown as the cell of a table, which ends at `|` even in code (GitHub Flavored Markdown, section 4.10). */
export const cellMarkdown = (inline: string): string =>
  inline.replace(/\\.|(`+)(?!`).*?(?<!`)\1(?!`)|\|/gs, (part) =>
    part.startsWith('\\') ? part : part.replaceAll('|', '\\|'),
  );
