import { heading, text } from './block.js';
import type { PageKind } from './page.js';

/** The first page. */
export const homeKind: PageKind = {
  section: 'Overview',
  addresses: () => [],
  pages: ({ tree, packageVersion }) => [
    {
      kind: 'generated',
      address: '/docs/',
      title: 'OpenVibe contracts',
      description: 'What goes over the wire of the OpenVibe network, message by message, with a verdict on yours.',
      sources: ['package.json'],
      search: [],
      blocks: [
        text(
          `${tree.contracts.length} contracts say what services, sandbox workers and sandbox providers send each other. Each has its fields, cases that pass, cases that fail with the error they get, and an editor that judges yours.`,
        ),
        text('**[Find a contract](/docs/contracts/)**'),
        heading(2, 'Install'),
        { kind: 'code', language: 'sh', text: 'npm install openvibe-contracts' },
        text(`These pages are those of version ${packageVersion}.`),
      ],
    },
  ],
};
