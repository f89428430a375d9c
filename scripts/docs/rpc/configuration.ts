import { type Block, heading, text } from '../../markup/block.js';
import { exampleCases } from '../../openapi/examples.js';
import type { DocsContext } from '../context.js';
import { fieldBlocks } from '../contract/fields.js';
import type { Rpc } from '../rpc-address.js';

/** The configuration of an adapter, where the interface's domain has a contract for it. */
export function configurationBlocks({ name }: Rpc, context: DocsContext): Block[] {
  const { tree, link, prose } = context;
  const contract = tree.contracts.find((known) => known.name === `${name}.adapter-config@1`);
  if (!contract) return [];
  const fullest = exampleCases(tree, contract).at(-1);
  return [
    heading(2, 'Configuration'),
    text(`${link(contract.name)}: ${prose(String(contract.schema.description))}`),
    ...(fullest ? [{ kind: 'code', language: 'json', text: JSON.stringify(fullest.value, null, 2) } as const] : []),
    ...fieldBlocks(contract, context).slice(1),
    text(
      'Environment variables, and what a host must have: [Running the sandbox-libkrun adapter](/docs/guides/sandbox-adapter).',
    ),
  ];
}
