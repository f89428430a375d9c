import { posix } from 'node:path';
import { listFiles, readIfThere } from '../files.js';
import { ORIGIN } from './context.js';
import type { Page, PageKind } from './page.js';

const REPOSITORY = `${ORIGIN}/source/openvibe-contracts`;

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

/** Links that lead from file to file on GitHub lead from page to page on the site, and to the repository where the site has no page. */
const siteLinks = (source: string, from: string, pages: readonly string[]): string =>
  source.replace(/\]\((?![a-z]+:|#|\/)([^)\s#]+)(#[^)\s]*)?\)/g, (_, path: string, hash = '') => {
    const file = posix.join(posix.dirname(from), path);
    const address = pages.includes(file) ? `/${file.slice(0, -'.md'.length)}` : `${REPOSITORY}/${file}`;
    return `](${address}${hash})`;
  });
