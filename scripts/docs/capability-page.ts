import { type Block, text } from '../markup/block.js';
import { inlineCode } from '../markup/inline.js';
import type { Capability } from '../openapi/capability.js';
import { contractBlocks } from './capability/contracts.js';
import { factsBlock } from './capability/facts.js';
import { grantText } from './capability/grant.js';
import { manifestBlocks } from './capability/manifest.js';
import { routeBlocks } from './capability/routes.js';
import { capabilityAddress } from './capability-address.js';
import type { DocsContext } from './context.js';
import { capabilitiesIn } from './contract/routes.js';
import { firstSentence } from './first-sentence.js';
import type { Page, PageKind } from './page.js';

/** The page of each capability, and its manifest beside it. */
export const capabilityKind: PageKind = {
  section: 'Capabilities',
  addresses: ({ tree }) => capabilitiesIn(tree).map(({ id }) => [id, capabilityAddress(id)] as const),
  pages: (context) => capabilitiesIn(context.tree).map((capability) => pageOf(capability, context)),
  files: ({ tree }) =>
    capabilitiesIn(tree).map(
      (capability) => [`${capabilityAddress(capability.id)}.json`, `${JSON.stringify(capability, null, 2)}\n`] as const,
    ),
};

function pageOf(capability: Capability, context: DocsContext): Page {
  const { id, owner, status, description = '' } = capability;
  const { words } = grantText(capability);
  return {
    kind: 'generated',
    address: capabilityAddress(id),
    title: id,
    subtitle: `A capability of ${inlineCode(owner)}`,
    description: firstSentence(description),
    sources: sourcesOf(capability, context),
    search: [{ title: id, anchor: 'top', text: `capability ${description} ${owner} ${status}` }],
    blocks: [
      ...standing(status),
      { kind: 'note', tone: 'info', text: `**${words}**` },
      text(context.prose(description)),
      factsBlock(capability, context),
      ...contractBlocks(capability, context),
      ...routeBlocks(capability, context),
      ...manifestBlocks(capability),
    ],
  };
}

/** What a caller must know before using it. */
function standing(status: string): Block[] {
  switch (status) {
    case 'planned':
      return [
        { kind: 'note', tone: 'info', text: 'Planned: nobody serves it yet, and it may still change in any way.' },
      ];
    case 'deprecated':
      return [{ kind: 'note', tone: 'warning', text: 'Deprecated: leave it behind.' }];
    case 'retired':
      return [{ kind: 'note', tone: 'warning', text: 'Retired: no route answers to it any more.' }];
    default:
      return [];
  }
}

function sourcesOf({ id, inputSchema, outputSchema }: Capability, { tree }: DocsContext): string[] {
  const own = tree.manifests.filter(({ kind, value }) => kind === 'capabilities' && (value as Capability).id === id);
  const contracts = tree.contracts.filter(({ name }) => name === inputSchema || name === outputSchema);
  return [...own, ...contracts].map(({ file }) => file);
}
