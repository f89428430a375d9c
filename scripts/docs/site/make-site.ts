import type { Tree } from '../../../src/source/tree.js';
import { createContext } from '../context.js';
import type { Page, PageKind } from '../page.js';
import { llmsText } from './llms.js';
import { pageMarkdown } from './page-markdown.js';
import { bodyOf, searchHtmlOf, shellOf } from './page-shell.js';
import { siteMenu } from './site-menu.js';
import { sitemapXml } from './sitemap.js';
import { changeDates } from './updated.js';

/** What is laid before VitePress is run, by path below the stage. */
export type Stage = ReadonlyMap<string, string>;

export interface StageOptions {
  readonly kinds: readonly PageKind[];
  /** For the server of those who write: bodies stand in the pages, where they are compiled one by one when they are looked at. */
  readonly isDev: boolean;
}

/**
 * Makes every page of a tree that `checkTree` has passed. The pages that VitePress gets are shells: it compiles each page to a program, which
 * takes gigabytes for a thousand of these, so that their bodies are put in when it renders. `pages/` is its source folder,
 * `pages/public/` what it copies, `bodies/` and `search/` what the theme and the search take in, `site.json` the menu.
 */
export async function makeStage(tree: Tree, { kinds, isDev }: StageOptions): Promise<Stage> {
  const context = createContext(tree, kinds);
  const updatedOf = changeDates(tree.root);
  const stage = new Map<string, string>();
  const sections: { kind: PageKind; pages: readonly Page[] }[] = [];
  for (const kind of kinds) {
    const pages = await kind.pages(context);
    sections.push({ kind, pages });
    for (const page of pages) layPage(stage, page, updatedOf(page.sources), isDev);
    for (const [address, text] of (await kind.files?.(context)) ?? []) stage.set(`pages/public${address}`, text);
  }
  const pages = sections.flatMap((section) => section.pages);
  stage.set('site.json', JSON.stringify(siteMenu(sections, context)));
  stage.set('pages/public/llms.txt', llmsText(sections));
  stage.set('pages/public/sitemap.xml', sitemapXml(pages, updatedOf));
  return stage;
}

/** `/docs/contracts/` → `docs/contracts/index`. */
export const fileOfAddress = (address: string): string => `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}`;

function layPage(stage: Map<string, string>, page: Page, updated: string, isDev: boolean): void {
  const file = fileOfAddress(page.address);
  stage.set(`pages/${file}.md`, shellOf(page, isDev));
  // The server of those who write has the page itself at that address.
  if (!isDev) stage.set(`pages/public/${file}.md`, pageMarkdown(page, updated));
  if (page.kind === 'written') return;
  if (!isDev) stage.set(`bodies/${file}.html`, bodyOf(page));
  stage.set(`search/${file}.html`, searchHtmlOf(page));
}
