import type { DocsContext } from './context.js';
import type { Page, PageKind } from './page.js';

/** What docs/.vitepress/config.ts reads of the stage. */
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
  readonly collapsed?: boolean;
  readonly items: readonly MenuLink[];
}

/** Nobody reads a menu that is longer, and it stands in every page: then the sections' own pages are the way. */
const LONGEST = 150;

export function siteMenu(
  sections: readonly { kind: PageKind; pages: readonly Page[] }[],
  { packageVersion }: DocsContext,
): SiteMenu {
  const groups = new Map<string, MenuLink[]>();
  for (const { kind, pages } of sections) {
    for (const { title, menuTitle = title, menuGroup, address } of pages.length > LONGEST ? [] : pages) {
      const name = menuGroup === undefined ? kind.section : `${kind.section}: ${menuGroup}`;
      groups.set(name, [...(groups.get(name) ?? []), { text: menuTitle, link: address }]);
    }
  }
  const nav = sections.flatMap(({ kind: { section, menu } }) =>
    menu === undefined ? [] : [{ text: section, link: menu, activeMatch: `^${menu}` }],
  );
  const sidebar = [...groups].map(([text, items]): MenuGroup => ({ text, collapsed: text.includes(': '), items }));
  return { packageVersion, nav, sidebar: { '/docs/': sidebar } };
}
