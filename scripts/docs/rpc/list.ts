import type { Table } from '../../markup/block.js';
import { escapeInline, inlineCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { firstSentence } from '../first-sentence.js';
import type { Rpc } from '../rpc-address.js';

/** All functions on one screen. */
export const functionList = ({ manifest }: Rpc, { link }: DocsContext): Table => ({
  kind: 'table',
  label: 'Functions',
  className: 'functions',
  columns: ['Function', 'What it does', 'Served by'],
  rows: manifest.functions.map(({ id, adapterId, routed, token, description }) => ({
    cells: [
      link(id),
      escapeInline(firstSentence(description)),
      [
        routed ? 'router and adapter' : `adapter alone, as ${inlineCode(adapterId)}`,
        ...(token ? ['carries the token'] : []),
      ],
    ],
  })),
});
