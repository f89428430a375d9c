import type { Block } from '../../markup/block.js';
import { text } from '../../markup/block.js';
import { inlineCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import type { Content } from './document.js';

/** A body: its media type, its contract, its examples. */
export const bodyBlocks = (content: Content, context: DocsContext): Block[] =>
  Object.entries(content).flatMap(([mediaType, { schema, examples = {} }]): Block[] => [
    text(`${inlineCode(mediaType)}, ${contractText(schema, context)}`),
    ...Object.entries(examples).map(
      ([name, { value }], i): Block => ({
        kind: 'fold',
        summary: `Example ${inlineCode(name)}`,
        isOpen: i === 0,
        blocks: [{ kind: 'code', language: 'json', text: JSON.stringify(value, null, 2) }],
      }),
    ),
  ]);

/** `a value of the contract …`, if any contract describes the body; a component that is no contract has a name that no page tells of. */
function contractText({ $ref }: Content[string]['schema'], { tree, link }: DocsContext): string {
  if ($ref === undefined) return 'which no contract describes.';
  const title = $ref.split('/').at(-1) ?? '';
  const contract = tree.contracts.find(({ schema }) => schema.title === title);
  return contract ? `a value of the contract ${link(contract.name)}.` : `a value of ${link(title)}.`;
}
