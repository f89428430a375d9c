import { type Block, text } from '../../markup/block.js';
import { escapeInline } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { agentApiAddress, agentContextAddress, type Rpc } from '../rpc-address.js';

/** What is known of the interface at a glance, and where agents read the same. */
export function headBlocks(rpc: Rpc, { packageVersion, prose, link }: DocsContext): Block[] {
  const { contract, owner, status, visibility, description, functions, errorCodes } = rpc.manifest;
  return [
    {
      kind: 'facts',
      facts: [
        ['Contract version', contract],
        ['Owner', escapeInline(owner)],
        ['Status', status],
        ['Visibility', visibility],
        ['Functions', String(functions.length)],
        ['Error codes', String(errorCodes.length)],
        ['What each of these means', link('rpc.interface@1')],
        ['Generated from', `openvibe-contracts ${packageVersion}`],
      ],
    },
    text(prose(description)),
    text(
      `**For agents:** [agent-context.md](${agentContextAddress(rpc)}) has every function in a few lines; [agent-api-reference.json](${agentApiAddress(rpc)}) has the schemas in draft-07, in the form in which an adapter publishes them.`,
    ),
  ];
}
