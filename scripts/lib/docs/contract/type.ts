import { definitionsOf } from '../../resolve.js';
import type { Contract } from '../../tree.js';
import { renderType } from '../../types/render-types.js';
import { type Block, heading, text } from '../block.js';
import type { DocsContext } from '../context.js';

/** The TypeScript type, as the package exports it. */
export async function typeBlocks(contract: Contract, { tree }: DocsContext): Promise<Block[]> {
  const schemas = [contract.schema, ...definitionsOf(contract).map(({ schema }) => schema)];
  const types: string[] = [];
  for (const schema of schemas) types.push((await renderType(tree, contract, schema)).trim());
  return [
    heading(2, 'TypeScript type'),
    text(`The package exports it as \`${contract.schema.title}\`.`),
    {
      kind: 'fold',
      summary: 'Show the type',
      isOpen: types.join('\n').length < 4000,
      blocks: [{ kind: 'code', language: 'ts', text: types.join('\n\n') }],
    },
  ];
}
