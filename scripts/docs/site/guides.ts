import { posix } from 'node:path';
import { listFiles, readIfThere } from '../../../src/source/files.js';
import { firstSentence } from '../first-sentence.js';
import { ORIGIN } from '../origin.js';
import type { Page, PageKind } from '../page.js';

/** The guides, which stand in docs/ and are written by hand. */
export const guideKind: PageKind = {
  section: 'Guides',
  menu: '/docs/guides/',
  addresses: () => [],
  pages: ({ tree }) => guidesIn(tree.root),
};

/** Groups of the menu by folder; those for people who come with a task stand first, and have no name of their own. */
const GROUPS: Readonly<Record<string, string>> = {
  'docs/guides': '',
  docs: 'In depth',
  'docs/cli': 'Command line',
  'docs/decisions': 'Decisions',
};

function guidesIn(root: string): Page[] {
  const files = listFiles(root, 'docs').filter((file) => file.endsWith('.md') && !file.includes('/.'));
  return inMenuOrder(files, root).map((file) => {
    const source = readIfThere(root, file) ?? '';
    const [, title = file] = /^# (.+)$/m.exec(source) ?? [];
    const group = GROUPS[posix.dirname(file)] ?? 'Others';
    return {
      kind: 'written',
      address: addressOf(file),
      title: title.replaceAll('`', ''),
      // What stands behind a colon is too much for a list of pages.
      description: firstSentence(firstParagraph(source)).replace(/:(?=\s|$).*/, '.'),
      ...(group === '' ? {} : { menuGroup: group }),
      sources: [file],
      markdown: siteLinks(source, file, files),
    };
  });
}

/** By folder; within the guides as their README lists them. */
function inMenuOrder(files: readonly string[], root: string): string[] {
  const index = readIfThere(root, 'docs/guides/README.md') ?? '';
  const folders = Object.keys(GROUPS);
  const rank = (file: string): number[] => {
    const folder = folders.indexOf(posix.dirname(file));
    const place = folder === 0 ? index.indexOf(`](${posix.basename(file)})`) : 0;
    return [folder < 0 ? folders.length : folder, isIndex(file) ? -1 : place];
  };
  return [...files].sort((a, b) => {
    const [folderA = 0, placeA = 0] = rank(a);
    const [folderB = 0, placeB = 0] = rank(b);
    return folderA - folderB || placeA - placeB;
  });
}

const isIndex = (file: string): boolean => posix.basename(file) === 'README.md';

/** `docs/errors.md` → `/docs/errors`; the README of a folder is the folder's own page. */
const addressOf = (file: string): string => `/${file.replace(/(?:README)?\.md$/, '')}`;

/** The first paragraph as plain text, without links, code and emphasis. */
function firstParagraph(source: string): string {
  const paragraph = source.split(/\n{2,}/).find((part) => /^[A-Za-z`[*]/.test(part)) ?? '';
  return paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
}

/** Links that lead from file to file on GitHub lead from page to page on the site; a file that is no page is only named. */
const siteLinks = (source: string, from: string, pages: readonly string[]): string =>
  source
    .replaceAll(`](${ORIGIN}/docs/`, '](/docs/')
    .replace(
      /\[((?:`[^`]*`|[^\]`])*)\]\((?![a-z]+:|#|\/)([^)\s#]+)(#[^)\s]*)?\)/g,
      (_, words: string, path: string, hash = '') => {
        const file = posix.join(posix.dirname(from), path);
        return pages.includes(file) ? `[${words}](${addressOf(file)}${hash})` : words;
      },
    );
