import { type Block, heading, text } from '../../markup/block.js';
import { escapeInline, inlineCode } from '../../markup/inline.js';
import type { Capability } from '../../openapi/capability.js';
import { exampleCases } from '../../openapi/examples.js';
import type { DocsContext } from '../context.js';
import { firstSentence } from '../first-sentence.js';

/** What the capability takes and what it gives. */
export function contractBlocks({ inputSchema, outputSchema }: Capability, context: DocsContext): Block[] {
  return [
    heading(2, 'Input'),
    ...sideBlocks(inputSchema, 'Its manifest names no contract for what it takes.', context),
    heading(2, 'Output'),
    ...sideBlocks(outputSchema, 'Its manifest names no contract for what it gives.', context),
  ];
}

function sideBlocks(name: string | undefined, otherwise: string, { tree, link }: DocsContext): Block[] {
  if (name === undefined) return [text(otherwise)];
  const contract = tree.contracts.find((known) => known.name === name);
  if (!contract) return [text(link(name))];
  const [shortest] = exampleCases(tree, contract);
  const words = escapeInline(firstSentence(contract.schema.description));
  return [
    text(`${link(name)}: ${words}`),
    ...(shortest
      ? [
          text(`The shortest of its valid cases, ${inlineCode(shortest.name)}:`),
          { kind: 'code', language: 'json', text: JSON.stringify(shortest.value, null, 2) } as const,
        ]
      : []),
  ];
}
