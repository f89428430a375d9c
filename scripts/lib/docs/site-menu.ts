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
    const list = groups.get(kind.section) ?? [];
    groups.set(kind.section, list);
    const shown = list.length + pages.length > LONGEST ? [] : pages;
    list.push(...shown.map(({ title, address }) => ({ text: title, link: address })));
  }
  const nav = sections.flatMap(({ kind: { section, menu } }) =>
    menu === undefined ? [] : [{ text: section, link: menu, activeMatch: `^${menu}` }],
  );
  const isLong = (items: readonly MenuLink[]): boolean => items.length > 20;
  const sidebar = [...groups]
    .filter(([, items]) => items.length > 0)
    .map(([text, items]): MenuGroup => ({ text, collapsed: isLong(items), items }));
  return { packageVersion, nav, sidebar: { '/docs/': sidebar } };
}
