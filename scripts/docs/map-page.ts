import { text } from '../markup/block.js';
import { graphOf } from './map/graph.js';
import { layOut } from './map/layout.js';
import { mapSvg } from './map/svg.js';
import { mapText } from './map/text.js';
import type { PageKind } from './page.js';

const ADDRESS = '/docs/map';

const LEGEND = [
  '<p class="map-legend"><span class="takes">takes</span> <span class="gives">gives</span> <span class="refers">refers to</span>',
  '<a href="#in-words">Skip the picture</a></p>',
].join('\n');

/** The picture of how everything hangs together, and the same in words. */
export const mapKind: PageKind = {
  section: 'Map',
  menu: ADDRESS,
  addresses: () => [],
  pages: ({ tree }) => {
    const graph = graphOf(tree);
    const svg = mapSvg(layOut(graph));
    return [
      {
        kind: 'generated',
        address: ADDRESS,
        title: 'Map',
        description: 'How services, capabilities, functions and contracts hang together, as a picture and in words.',
        sources: [...tree.contracts, ...tree.manifests].map(({ file }) => file),
        search: [],
        blocks: [
          text(
            'Each service on the left with the capabilities and functions that it offers, what those take and give, and on the right the shapes that contracts share. Every box leads to its page.',
          ),
          {
            kind: 'custom',
            html: `${LEGEND}\n<div class="map-frame" tabindex="0" role="region" aria-label="Map, scrolls sideways">${svg}</div>`,
            markdown: '',
          },
          ...mapText(graph),
        ],
      },
    ];
  },
};
