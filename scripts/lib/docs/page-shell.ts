import type { GeneratedPage, Page } from './page.js';
import { escapeHtml, inlineHtml } from './render/inline.js';
import { toHtml } from './render/to-html.js';

/** The Markdown file that VitePress gets of a page. */
export function shellOf(page: Page, isDev: boolean): string {
  const aside = page.kind === 'generated' && page.isWide ? 'aside: false\n' : '';
  const head = `---\n${frontMatter({ title: page.title, description: page.description })}${aside}---\n`;
  if (page.kind === 'written') return `${head}\n${page.markdown}`;
  // An empty line would end the block of HTML (CommonMark 0.31.2, section 4.6).
  if (isDev) return `${head}\n<div id="body" v-pre>\n${bodyOf(page).replaceAll('\n\n', '\n&#10;')}\n</div>\n`;
  return `${head}\n<PageBody />\n`;
}

export const frontMatter = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

/** All of a generated page below the menu. */
export function bodyOf({ title, subtitle, blocks }: GeneratedPage): string {
  const below = subtitle === undefined ? '' : `<p class="subtitle">${inlineHtml(subtitle)}</p>\n`;
  return `<h1 id="top" tabindex="-1">${escapeHtml(title)}</h1>\n${below}${toHtml(blocks)}`;
}

/** What the search reads of a page, in the form in which it looks for headings. */
export function searchHtmlOf({ title, description, search }: GeneratedPage): string {
  const isLed = search.some(({ anchor }) => anchor === 'top');
  const entries = isLed ? search : [{ title, anchor: 'top', text: description }, ...search];
  return entries
    .map((entry, i) => {
      const level = i === 0 ? 1 : 2;
      const anchor = `<a class="header-anchor" href="#${escapeHtml(entry.anchor)}"></a>`;
      return `<h${level}>${escapeHtml(entry.title)} ${anchor}</h${level}><p>${escapeHtml(entry.text)}</p>`;
    })
    .join('\n');
}
