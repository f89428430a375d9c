import { escapeInline } from '../../markup/inline.js';
import { ORIGIN } from '../origin.js';
import type { Page, PageKind } from '../page.js';
import { markdownAddress } from './page-markdown.js';

/** llms.txt (llmstxt.org): what there is to read, each page with the address of its Markdown. */
export function llmsText(sections: readonly { kind: PageKind; pages: readonly Page[] }[]): string {
  const lists = new Map<string, string[]>();
  for (const { kind, pages } of sections) {
    const list = lists.get(kind.section) ?? [];
    lists.set(kind.section, list);
    list.push(...pages.map(lineOf));
  }
  const parts = [...lists].map(([section, list]) => `## ${section}\n\n${list.join('\n')}`);
  return `# OpenVibe contracts

> The wire contracts of the OpenVibe network's sandbox work. Each contract is a JSON Schema (2020-12) with cases that it accepts and cases that it rejects.

A schema stands at its \`$id\`, and every page below is Markdown.

${parts.join('\n\n')}
`;
}

const lineOf = ({ title, address, description }: Page): string =>
  `- [${escapeInline(title)}](${ORIGIN}${markdownAddress(address)}): ${escapeInline(description)}`;
