import { exampleCases } from '../../openapi/examples.js';
import type { RpcFunction } from '../../rpc-manifest.js';
import { type Block, heading, text } from '../block.js';
import type { DocsContext } from '../context.js';
import type { Rpc } from '../rpc-address.js';

/** One call from a shell, and the same from a program that checks what it sends and gets. */
export function quickStartBlocks({ manifest }: Rpc, { tree, link }: DocsContext): Block[] {
  const entry = firstCall(manifest.functions);
  const reply = tree.contracts.find(({ name }) => name === entry?.response);
  if (!entry || !reply) return [];
  const [answer] = exampleCases(tree, reply);
  return [
    heading(2, 'Quick start'),
    text(`From a shell, with the iii engine running and an adapter bound, here with ${link(entry.id)}:`),
    {
      kind: 'code',
      language: 'sh',
      text: `iii trigger ${entry.id} --timeout-ms 300000 \\\n  --json '${JSON.stringify(entry.example).replaceAll("'", "'\\''")}'`,
    },
    text(
      'From a program. What carries the calls is yours, a WebSocket client or an HTTP one; the wrapper judges what is sent before it leaves and what comes back before you read it. The guide [The sandbox RPC](/docs/rpc) tells the rest.',
    ),
    { kind: 'code', language: 'ts', text: programOf(entry, answer?.value) },
  ];
}

/** A function that needs nothing before it, and does something that one sees. */
const firstCall = (functions: readonly RpcFunction[]): RpcFunction | undefined =>
  functions.find(({ id }) => id.endsWith('::run')) ?? functions[0];

const programOf = ({ id, example }: RpcFunction, answer: unknown): string =>
  `import { checkedCaller } from 'openvibe-contracts/rpc';

// Stands for a connection to the router: it takes (id, payload) and promises the parsed reply.
const send = async (id: string, payload: unknown): Promise<unknown> => (${JSON.stringify(answer)});

const call = checkedCaller(send);

const reply = await call('${id}', ${JSON.stringify(example)});
reply; // → ${JSON.stringify(answer)}`;
