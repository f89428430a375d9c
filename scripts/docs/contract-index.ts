import { metadataOf } from '../../src/source/metadata.js';
import type { Contract } from '../../src/source/tree.js';
import { type Table, text } from '../markup/block.js';
import { escapeInline } from '../markup/inline.js';
import type { DocsContext } from './context.js';
import { CONTRACTS } from './contract-address.js';
import { firstSentence } from './first-sentence.js';
import type { PageKind } from './page.js';

/** The list of all contracts, which the theme lets one filter. */
export const contractIndexKind: PageKind = {
  section: 'Contracts',
  menu: CONTRACTS,
  addresses: () => [],
  pages: (context) => [
    {
      kind: 'generated',
      address: CONTRACTS,
      title: 'All contracts',
      description: 'Every contract by domain, owner, status and visibility.',
      sources: context.tree.contracts.map(({ file }) => file),
      search: [],
      isWide: true,
      blocks: [
        text(
          `The ${context.tree.contracts.length} contracts. The domain is where a contract lives, its owner the service that answers for it.`,
        ),
        { kind: 'custom', html: '<div data-contract-filters></div>', markdown: '' },
        contractTable(context),
      ],
    },
  ],
};

const contractTable = (context: DocsContext): Table => ({
  kind: 'table',
  label: 'Contracts',
  className: 'contracts',
  columns: ['Contract', 'Version', 'Owner', 'Status', 'Visibility', 'What it is'],
  rows: context.tree.contracts.map((contract) => rowOf(contract, context)),
});

function rowOf(contract: Contract, { link }: DocsContext): Table['rows'][number] {
  const { version, owner, status, visibility } = metadataOf(contract);
  const words = firstSentence(contract.schema.description);
  return {
    data: { domain: contract.domain, owner, status, visibility },
    cells: [link(contract.name), version, owner, status, visibility, escapeInline(words)],
  };
}
