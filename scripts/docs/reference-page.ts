import { inlineCode } from '../markup/inline.js';
import type { Page, PageKind } from './page.js';
import { type Entry, entriesOf } from './reference/entries.js';
import { REFERENCE, renderReference } from './reference/render.js';

/** The functions and types of the package, one page for each entry, from the docstrings. */
export const referenceKind: PageKind = {
  section: 'API reference',
  menu: REFERENCE,
  addresses: () => [],
  pages: async (context) => {
    const entries = entriesOf(context.tree.root);
    if (entries.length === 0) return [];
    const pages = await renderReference(context, entries);
    return [indexOf(entries), ...entries.map((entry) => pageOf(entry, pages.get(entry.page) ?? ''))];
  },
};

const addressOf = ({ page }: Entry): string => `${REFERENCE}${page}`;

const pageOf = (entry: Entry, markdown: string): Page => ({
  kind: 'written',
  address: addressOf(entry),
  title: entry.specifier,
  description: `The functions, values and types of ${entry.specifier}.`,
  sources: [entry.file],
  markdown: `# ${entry.specifier}\n\n${markdown}\n`,
});

function indexOf(entries: readonly Entry[]): Page {
  const items = entries.map((entry) => `- [${inlineCode(entry.specifier)}](${addressOf(entry)})`);
  return {
    kind: 'written',
    address: REFERENCE,
    title: 'API reference',
    description: 'The functions, values and types of the package, by what one imports.',
    sources: entries.map(({ file }) => file),
    markdown: `# API reference

What can be imported, each function with its errors and an example that the tests run.

${items.join('\n')}

The type of each contract stands on [its page](/docs/contracts/).
`,
  };
}
