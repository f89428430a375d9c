import { posix } from 'node:path';
import { listFiles, readIfThere } from '../files.js';
import type { Page, PageKind } from './page.js';

/** The guides, which stand in docs/ and are written by hand. */
export const guideKind: PageKind = {
  section: 'Guides',
  addresses: () => [],
  pages: ({ tree }) => guidesIn(tree.root),
};

function guidesIn(root: string): Page[] {
  const files = listFiles(root, 'docs').filter((file) => file.endsWith('.md') && !file.includes('/.'));
  return files.map((file) => {
    const source = readIfThere(root, file) ?? '';
    const [, title = file] = /^# (.+)$/m.exec(source) ?? [];
    return {
      kind: 'written',
      address: `/${file.slice(0, -'.md'.length)}`,
      title: title.replaceAll('`', ''),
      description: firstSentence(source),
      ...(file.startsWith('docs/decisions/') ? { menuGroup: 'Decisions' } : {}),
      sources: [file],
      markdown: siteLinks(source, file, files),
    };
  });
}

/** Of the first paragraph, in plain words. */
function firstSentence(source: string): string {
  const paragraph = source.split(/\n{2,}/).find((part) => /^[A-Za-z`[*]/.test(part)) ?? '';
  const plain = paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

/** Links that lead from file to file on GitHub lead from page to page on the site; a file that is no page is only named. */
const siteLinks = (source: string, from: string, pages: readonly string[]): string =>
  source.replace(
    /\[((?:`[^`]*`|[^\]])*)\]\((?![a-z]+:|#|\/)([^)\s#]+)(#[^)\s]*)?\)/g,
    (_, words: string, path: string, hash = '') => {
      const file = posix.join(posix.dirname(from), path);
      return pages.includes(file) ? `[${words}](/${file.slice(0, -'.md'.length)}${hash})` : words;
    },
  );
