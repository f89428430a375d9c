import { type Table, text } from '../markup/block.js';
import { escapeInline } from '../markup/inline.js';
import type { Capability } from '../openapi/capability.js';
import { grantText } from './capability/grant.js';
import { CAPABILITIES } from './capability-address.js';
import type { DocsContext } from './context.js';
import { capabilitiesIn } from './contract/routes.js';
import { firstSentence } from './first-sentence.js';
import type { PageKind } from './page.js';

/** The list of all capabilities. */
export const capabilityIndexKind: PageKind = {
  section: 'Capabilities',
  menu: CAPABILITIES,
  addresses: () => [],
  pages: (context) => {
    const capabilities = capabilitiesIn(context.tree);
    if (capabilities.length === 0) return [];
    return [
      {
        kind: 'generated',
        address: CAPABILITIES,
        title: 'All capabilities',
        description: 'What principals may be allowed to do, who answers for it, and whether an app can be granted it.',
        sources: context.tree.manifests.filter(({ kind }) => kind === 'capabilities').map(({ file }) => file),
        search: [],
        blocks: [
          text(
            'A capability is one thing that a principal may be allowed to do. Its manifest names what it takes and gives, and the routes that carry it out; the guide [Capabilities](/docs/capabilities) says how to use manifests in a program.',
          ),
          capabilityTable(capabilities, context),
        ],
      },
    ];
  },
};

const capabilityTable = (capabilities: readonly Capability[], { link }: DocsContext): Table => ({
  kind: 'table',
  label: 'Capabilities',
  className: 'capabilities',
  columns: ['Capability', 'Version', 'Owner', 'Status', 'Visibility', 'Apps', 'What it is'],
  rows: capabilities.map((capability) => ({
    cells: [
      link(capability.id),
      capability.version,
      capability.owner,
      capability.status,
      capability.visibility,
      grantText(capability).short,
      escapeInline(firstSentence(capability.description)),
    ],
  })),
});
