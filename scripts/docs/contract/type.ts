import type { Contract } from '../../../src/source/tree.js';
import { type Block, heading, text } from '../../markup/block.js';
import { inlineCode } from '../../markup/inline.js';
import { shownType } from '../../types/shown-type.js';
import type { DocsContext } from '../context.js';

/** The TypeScript type, as the package exports it. */
export async function typeBlocks(contract: Contract, { tree }: DocsContext): Promise<Block[]> {
  const type = await shownType(tree, contract);
  return [
    heading(2, 'TypeScript type'),
    text(`The package exports it as ${inlineCode(String(contract.schema.title))}.`),
    {
      kind: 'fold',
      summary: 'Show the type',
      isOpen: type.length < 4000,
      blocks: [{ kind: 'code', language: 'ts', text: type }],
    },
  ];
}
