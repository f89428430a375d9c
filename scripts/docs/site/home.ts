import { readIfThere } from '../../../src/source/files.js';
import { type Block, heading, text } from '../../markup/block.js';
import type { DocsContext } from '../context.js';
import type { PageKind } from '../page.js';

/** The first page. */
export const homeKind: PageKind = {
  section: 'Overview',
  addresses: () => [],
  pages: (context) => [
    {
      kind: 'generated',
      address: '/docs/',
      title: 'OpenVibe contracts',
      description: 'What goes over the wire of the OpenVibe network, message by message, and a validator for yours.',
      sources: ['package.json'],
      search: [],
      blocks: [
        text(
          `${context.tree.contracts.length} contracts say what services, sandbox workers and sandbox providers send each other. Each has its fields, cases that pass, cases that fail with the error they get, and an editor that validates yours.`,
        ),
        text('**[Find a contract](/docs/contracts/)**'),
        ...startBlocks(context),
        heading(2, 'Install'),
        { kind: 'code', language: 'sh', text: 'npm install openvibe-contracts' },
        text(`These pages are those of version ${context.packageVersion}.`),
      ],
    },
  ],
};

/** The messages that decide whether running a stranger's code is safe, each with what it is and the guide to it. */
const STARTS: readonly (readonly [name: string, what: string, guide: string])[] = [
  ['live.agent-sandbox-worker-request@1', 'the check-in of a sandbox worker', 'sandbox-worker'],
  ['sandbox-provider.job-create-request@1', 'a job on its way to an outside provider', 'sandbox-provider'],
  ['sandbox::create', 'the first of the functions that run code in a sandbox', 'call-sandboxes'],
];

/** Where to start, as far as the tree has these contracts and guides. */
function startBlocks({ tree, link }: DocsContext): Block[] {
  const items = STARTS.flatMap(([name, what, guide]) => {
    const markdown = readIfThere(tree.root, `docs/guides/${guide}.md`);
    const [, title] = /^# (.*)$/m.exec(markdown ?? '') ?? [];
    return title === undefined ? [] : [`${link(name)}, ${what}: [${title}](/docs/guides/${guide})`];
  });
  return items.length === 0 ? [] : [heading(2, 'Start here'), { kind: 'list', items }];
}
