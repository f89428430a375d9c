import type { Block } from '../markup/block.js';
import type { DocsContext, SourceContext } from './context.js';

/** A page of the site, whose parts are generated or whose Markdown was written by hand. */
export type Page = GeneratedPage | WrittenPage;

interface PageHead {
  /** Where it stands on the server: `/docs/contracts/live.greeting`; a folder's own page ends with `/`. */
  readonly address: string;
  /** Plain text: the heading, the title of the window and the text of links. */
  readonly title: string;
  /** One plain sentence, for search engines and llms.txt. */
  readonly description: string;
  /** The text of its link in the menu; the title unless given. */
  readonly menuTitle?: string;
  /** A group of its own in the menu, below the section's. */
  readonly menuGroup?: string;
  /** The files below the root that it is made from; the latest change of one of them is the page's. */
  readonly sources: readonly string[];
}

export interface GeneratedPage extends PageHead {
  readonly kind: 'generated';
  readonly blocks: readonly Block[];
  /** For a page that is one wide table: no outline beside it. */
  readonly isWide?: boolean;
  /** What the search finds on it, each entry at its anchor. The page itself is `top`: title and description, unless an entry says it better. */
  readonly search: readonly SearchEntry[];
  /** Stands behind the heading, such as the name of a contract; inline Markdown. */
  readonly subtitle?: string;
}

export interface WrittenPage extends PageHead {
  readonly kind: 'written';
  readonly markdown: string;
}

export interface SearchEntry {
  /** Plain text, shown in the list of results. */
  readonly title: string;
  /** Without `#`. */
  readonly anchor: string;
  /** Plain text that is searched and not shown. */
  readonly text: string;
}

/** All pages of one kind. A kind is one file that exports one of these; kinds.ts lists them in the order of the menu. */
export interface PageKind {
  /** Heading of its pages in the menu and in llms.txt. */
  readonly section: string;
  /** Where the menu leads; undefined leaves the kind out of the menu at the top. */
  readonly menu?: string;
  /** Things by the names that texts give them, in backquotes, and the address where each is described: every page links there. */
  readonly addresses: (context: SourceContext) => Iterable<readonly [name: string, address: string]>;
  readonly pages: (context: DocsContext) => readonly Page[] | Promise<readonly Page[]>;
  /** Files of other kinds to lay on the server, by address. */
  readonly files?: (context: DocsContext) => Files | Promise<Files>;
}

type Files = Iterable<readonly [address: string, text: string]>;
