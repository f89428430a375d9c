import { escapeHtml } from '../../markup/escape-html.js';
import { frontMatter } from '../../markup/front-matter.js';
import { inlineHtml, onOneLine } from '../../markup/inline.js';
import { toHtml } from '../../markup/to-html.js';
import type { GeneratedPage, Page } from '../page.js';
import { withoutTags } from './page-data.js';

/** The Markdown file that VitePress gets of a page. */
export function shellOf(page: Page, isDev: boolean): string {
  const aside = page.kind === 'generated' && page.isWide ? 'aside: false\n' : '';
  const head = `---\n${frontMatter({ title: titleMarkdown(page.title), description: withoutTags(page.description) })}${aside}---\n`;
  if (page.kind === 'written') return `${head}\n${page.markdown}`;
  // An empty line would end the block of HTML (CommonMark 0.31.2, section 4.6).
  if (isDev) return `${head}\n<div id="body" v-pre>\n${bodyOf(page).replaceAll('\n\n', '\n&#10;')}\n</div>\n`;
  return `${head}\n<PageBody />\n`;
}

/** VitePress reads a title as inline Markdown, where a backslash is good before any punctuation (CommonMark 0.31.2, section 2.4). */
const titleMarkdown = (title: string): string => withoutTags(title).replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** All of a generated page below the menu. */
export function bodyOf({ title, subtitle, blocks }: GeneratedPage): string {
  const below = subtitle === undefined ? '' : `<p class="subtitle">${inlineHtml(subtitle)}</p>\n`;
  return `<h1 id="top" tabindex="-1">${escapeHtml(title)}</h1>\n${below}${toHtml(blocks)}`;
}

/** What the search reads of a page, in the form in which it looks for headings, each on one line. */
export function searchHtmlOf({ title, description, search }: GeneratedPage): string {
  const isLed = search.some(({ anchor }) => anchor === 'top');
  const entries = isLed ? search : [{ title, anchor: 'top', text: description }, ...search];
  return entries
    .map((entry, i) => {
      const level = i === 0 ? 1 : 2;
      const anchor = `<a class="header-anchor" href="#${escapeHtml(entry.anchor)}"></a>`;
      return `<h${level}>${escapeHtml(onOneLine(entry.title))} ${anchor}</h${level}><p>${escapeHtml(entry.text)}</p>`;
    })
    .join('\n');
}
