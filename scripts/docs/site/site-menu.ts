import { escapeHtml } from '../../markup/escape-html.js';
import { groupBy } from '../../shared/group-by.js';
import type { DocsContext } from '../context.js';
import type { Page, PageKind } from '../page.js';

/** What docs/.vitepress/config.ts reads of the stage. VitePress takes its texts for HTML. */
export interface SiteMenu {
  readonly packageVersion: string;
  readonly nav: readonly MenuLink[];
  readonly sidebar: Readonly<Record<string, readonly MenuGroup[]>>;
}

interface MenuLink {
  readonly text: string;
  readonly link: string;
  /** When the link is that of the page one is on. */
  readonly activeMatch?: string;
}

interface MenuGroup {
  readonly text: string;
  readonly collapsed: boolean;
  readonly items: readonly (MenuLink | MenuGroup)[];
}

/** Nobody reads a menu that is longer, and it stands in every page: then the section's own page is the way. */
const LONGEST = 150;

export function siteMenu(
  sections: readonly { kind: PageKind; pages: readonly Page[] }[],
  { packageVersion }: DocsContext,
): SiteMenu {
  const nav = sections.flatMap(({ kind: { section, menu }, pages }) =>
    menu === undefined || pages.length === 0
      ? []
      : [{ text: escapeHtml(section), link: menu, activeMatch: `^${menu}` }],
  );
  const bySection = groupBy(sections, ({ kind }) => kind.section);
  const sidebar = [...bySection].map(([text, kinds]) => {
    const shown = kinds.flatMap(({ pages }) => (pages.length > LONGEST ? [] : pages));
    return { text: escapeHtml(text), collapsed: false, items: itemsOf(shown) };
  });
  return { packageVersion: escapeHtml(packageVersion), nav, sidebar: { '/docs/': sidebar } };
}

/** The pages without a group, then each group, folded. */
function itemsOf(pages: readonly Page[]): (MenuLink | MenuGroup)[] {
  const byGroup = groupBy(pages, ({ menuGroup }) => menuGroup ?? '');
  return [...byGroup].flatMap(([text, list]): (MenuLink | MenuGroup)[] => {
    const items = list.map(({ title, menuTitle = title, address }) => ({ text: escapeHtml(menuTitle), link: address }));
    return text === '' ? items : [{ text: escapeHtml(text), collapsed: true, items }];
  });
}
