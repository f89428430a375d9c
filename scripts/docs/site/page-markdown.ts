import { headingMarkdown } from '../../markup/block-markdown.js';
import { frontMatter } from '../../markup/front-matter.js';
import { escapeInline } from '../../markup/inline.js';
import { toMarkdown } from '../../markup/to-markdown.js';
import { ORIGIN } from '../origin.js';
import type { Page } from '../page.js';

/** The page as Markdown at the same address with `.md`, for programs that read. */
export function pageMarkdown(page: Page, updated: string): string {
  const head = frontMatter({ title: page.title, canonical: `${ORIGIN}${page.address}`, updated });
  return `---\n${head}---\n\n${toMarkdownLinks(contentOf(page))}\n`;
}

function contentOf(page: Page): string {
  if (page.kind === 'written') return page.markdown.trim();
  const below = page.subtitle === undefined ? '' : `${page.subtitle}\n\n`;
  return `${headingMarkdown(1, escapeInline(page.title))}\n\n${below}${toMarkdown(page.blocks)}`;
}

/** Who reads one page as Markdown gets to the next one as Markdown. What looks like a link in code is none. */
const toMarkdownLinks = (markdown: string): string =>
  markdown.replace(LINK_OR_CODE, (all, ...[, , address]: (string | undefined)[]) =>
    address === undefined ? all : `](${markdownAddress(address)}`,
  );

/** A block of code, a backslash with what it is before, code in a line, or the second half of a link. */
const LINK_OR_CODE = /^ *(`{3,})[^`\n]*\n[\s\S]*?^ *\1$|\\.|(`+)(?!`)[\s\S]*?(?<!`)\2(?!`)|\]\((\/docs\/[^)\s#]*)/gm;

/** `/docs/contracts/` → `/docs/contracts/index.md`; a file that is no page keeps its address. */
export function markdownAddress(address: string): string {
  if (/\.(?:md|json|txt|xml|svg)$/.test(address)) return address;
  return address.endsWith('/') ? `${address}index.md` : `${address}.md`;
}
