import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocsContext } from '../context.js';
import { convertEntries } from './convert.js';
import type { Entry } from './entries.js';

/** Where the pages of the API reference stand. */
export const REFERENCE = '/docs/reference/';

/** The Markdown of each entry, by the name of its page, without its heading. */
export async function renderReference(
  { tree, link }: Pick<DocsContext, 'tree' | 'link'>,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const { app, project } = await convertEntries(tree, entries);
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-reference-'));
  try {
    app.options.setValue('outputs', [{ name: 'markdown', path: folder }]);
    app.options.setValue('publicPath' as never, REFERENCE as never);
    await app.generateOutputs(project);
    return new Map(
      entries.map(({ page }) => [page, tidy(readFileSync(join(folder, `${page}.md`), 'utf8'), link)] as const),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes away the heading and the rulers, and makes links out of what other pages tell of. */
function tidy(markdown: string, link: DocsContext['link']): string {
  const [, ...rest] = tellApart(markdown).split('\n');
  const parts = rest.join('\n').split(/(^```[\s\S]*?^```$)/m);
  return parts
    .map((part, i) => (i % 2 === 1 ? part : proseOf(part, link)))
    .join('')
    .trim();
}

/** A function and a type whose names differ in case alone, such as `contract` and `Contract`, would have one anchor; so the type gets another. */
function tellApart(markdown: string): string {
  const functions = [...markdown.matchAll(/^### (\w+)\(\)$/gm)].map(([, name = '']) => name.toLowerCase());
  const types = [...markdown.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  return types
    .filter((name) => functions.includes(name.toLowerCase()))
    .reduce((text, name) => {
      const anchor = name.toLowerCase();
      return text
        .replace(new RegExp(`^### ${name}$`, 'm'), `### ${name} {#${anchor}-type}`)
        .replaceAll(new RegExp(`(\\[\`${name}\`\\]\\([^)#]*#)${anchor}\\)`, 'g'), `$1${anchor}-type)`);
    }, markdown);
}

const proseOf = (markdown: string, link: DocsContext['link']): string =>
  markdown
    .replace(/^\*\*\*\n\n/gm, '')
    .replace(/(\]\(\/docs\/reference\/[^)#]*)\.md/g, '$1')
    .replace(/(?<![[\w`])`([^`\n]+)`(?![\]`])/g, (_, name: string) => linkOf(name, link));

const linkOf = (name: string, link: DocsContext['link']): string =>
  name === 'ContractTypes' || name === 'ContractName' ? `[\`${name}\`](/docs/contracts/)` : link(name);
