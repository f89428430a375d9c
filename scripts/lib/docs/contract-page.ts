import { definitionsOf } from '../resolve.js';
import type { Contract } from '../tree.js';
import { text } from './block.js';
import type { DocsContext } from './context.js';
import { contractAddress, definitionAnchor } from './contract-address.js';
import { firstSentence } from './first-sentence.js';
import type { Page, PageKind } from './page.js';

/** The page of each contract. */
export const contractKind: PageKind = {
  section: 'Contracts',
  addresses: ({ tree }) =>
    tree.contracts.flatMap((contract): [string, string][] => {
      const address = contractAddress(tree, contract);
      const definitions = definitionsOf(contract).map(({ key, schema }): [string, string] => [
        String(schema.title ?? `${contract.name}#${key}`),
        `${address}#${definitionAnchor(key)}`,
      ]);
      return [[contract.name, address], [String(contract.schema.title), address], ...definitions];
    }),
  pages: (context) => Promise.all(context.tree.contracts.map((contract) => pageOf(contract, context))),
  files: ({ tree }) =>
    tree.contracts.map(({ url, schema }) => [new URL(url).pathname, `${JSON.stringify(schema, null, 2)}\n`]),
};

async function pageOf(contract: Contract, context: DocsContext): Promise<Page> {
  return {
    kind: 'generated',
    address: contractAddress(context.tree, contract),
    title: String(contract.schema.title),
    subtitle: `\`${contract.name}\``,
    description: firstSentence(contract.schema.description),
    sources: [contract.file],
    search: [],
    blocks: [text(context.prose(String(contract.schema.description)))],
  };
}
