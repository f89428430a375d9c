import { ORIGIN } from './context.js';
import type { Page } from './page.js';
import { frontMatter } from './page-shell.js';
import { toMarkdown } from './render/to-markdown.js';

/** The page as Markdown at the same address with `.md`, for programs that read. */
export function pageMarkdown(page: Page, updated: string): string {
  const head = frontMatter({ title: page.title, canonical: `${ORIGIN}${page.address}`, updated });
  return `---\n${head}---\n\n${toTwinLinks(contentOf(page))}\n`;
}

function contentOf(page: Page): string {
  if (page.kind === 'written') return page.markdown.trim();
  const below = page.subtitle === undefined ? '' : `${page.subtitle}\n\n`;
  return `# ${page.title}\n\n${below}${toMarkdown(page.blocks)}`;
}

/** Who reads one page as Markdown gets to the next one as Markdown. */
const toTwinLinks = (markdown: string): string =>
  markdown.replace(/\]\((\/docs\/[^)\s#]*)/g, (_, address: string) => `](${twinOf(address)}`);

/** `/docs/contracts/` → `/docs/contracts/index.md`; a file that is no page keeps its address. */
export function twinOf(address: string): string {
  if (/\.(?:md|json|txt|xml|svg)$/.test(address)) return address;
  return address.endsWith('/') ? `${address}index.md` : `${address}.md`;
}
