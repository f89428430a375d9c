import { metadataOf } from '../../../src/source/metadata.js';
import type { Contract } from '../../../src/source/tree.js';
import { type Block, text } from '../../markup/block.js';
import { escapeInline } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';

/** What is known of a contract at a glance. */
export function headBlocks(contract: Contract, { packageVersion, prose, link }: DocsContext): Block[] {
  const { version, owner, visibility, status, compatibility, decision } = metadataOf(contract);
  return [
    ...standing(contract, link),
    {
      kind: 'facts',
      facts: [
        ['Version', version],
        ['Owner', owner],
        ['Visibility', visibility],
        ['Status', status],
        ['Compatibility', `${compatibility}: ${PROMISES[compatibility]}`],
        ...(decision === undefined ? [] : [['Decision', escapeInline(decision)] as const]),
        ['Schema', `[${escapeInline(contract.url)}](${new URL(contract.url).pathname})`],
        ['Generated from', `openvibe-contracts ${packageVersion}`],
      ],
    },
    text(prose(String(contract.schema.description ?? ''))),
  ];
}

const PROMISES = {
  backward: 'a new version accepts all that an older one accepted',
  forward: 'an older version accepts all that a new one accepts',
  full: 'old and new versions accept the same',
  none: 'a new version may differ in any way',
} as const;

/** What a reader must know before using it. */
function standing(contract: Contract, link: DocsContext['link']): Block[] {
  const { status, replacement, removeAfter } = metadataOf(contract);
  const instead = replacement === undefined ? '' : ` Use ${link(replacement)} instead.`;
  switch (status) {
    case 'planned':
      return [{ kind: 'note', tone: 'info', text: 'Planned: nobody serves it yet.' }];
    case 'deprecated':
      return [{ kind: 'note', tone: 'warning', text: `Deprecated, and may be gone after ${removeAfter}.${instead}` }];
    case 'retired':
      return [{ kind: 'note', tone: 'warning', text: `Retired: it is no longer served.${instead}` }];
    case 'active':
      return [];
  }
}
