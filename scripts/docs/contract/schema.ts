import type { Contract } from '../../../src/source/tree.js';
import { type Block, heading, text } from '../../markup/block.js';

/** The schema itself. */
export const schemaBlocks = ({ schema, url }: Contract): Block[] => [
  heading(2, 'Schema'),
  text(`JSON Schema 2020-12, served at [its \`$id\`](${new URL(url).pathname}).`),
  {
    kind: 'fold',
    summary: 'Show the schema',
    blocks: [{ kind: 'code', language: 'json', text: JSON.stringify(schema, null, 2) }],
  },
];
