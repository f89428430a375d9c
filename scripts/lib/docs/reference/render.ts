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
  const [, ...rest] = markdown.split('\n');
  const parts = rest.join('\n').split(/(^```[\s\S]*?^```$)/m);
  return parts
    .map((part, i) => (i % 2 === 1 ? part : proseOf(part, link)))
    .join('')
    .trim();
}

const proseOf = (markdown: string, link: DocsContext['link']): string =>
  markdown
    .replace(/^\*\*\*\n\n/gm, '')
    .replace(/(\]\(\/docs\/reference\/[^)#]*)\.md/g, '$1')
    .replace(/(?<![[\w`])`([^`\n]+)`(?![\]`])/g, (_, name: string) => linkOf(name, link));

const linkOf = (name: string, link: DocsContext['link']): string =>
  name === 'ContractTypes' || name === 'ContractName' ? `[\`${name}\`](/docs/contracts/)` : link(name);
