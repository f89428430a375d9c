import type { RpcFunction } from '../../../src/source/rpc-manifest.js';
import type { Fixture, Tree } from '../../../src/source/tree.js';
import { type Block, heading, text } from '../../markup/block.js';
import { exampleCases } from '../../openapi/examples.js';
import { scriptJson } from '../../shared/script-json.js';
import type { DocsContext } from '../context.js';
import type { Rpc } from '../rpc-address.js';

/** One call from a shell, and the same from a program that checks what it sends and gets. */
export function quickStartBlocks({ manifest }: Rpc, { tree, link }: DocsContext): Block[] {
  const entry = firstCall(manifest.functions);
  const [request, reply] = [entry?.request, entry?.response].map((name) => shortestCase(tree, name));
  if (!entry || !request || !reply) return [];
  return [
    heading(2, 'Quick start'),
    text(`From a shell, with the iii engine running and an adapter bound, here with ${link(entry.id)}:`),
    {
      kind: 'code',
      language: 'sh',
      text: `iii trigger ${entry.id} --timeout-ms 300000 \\\n  --json '${JSON.stringify(request.value).replaceAll("'", "'\\''")}'`,
    },
    text(
      'From a program. What carries the calls is yours, a WebSocket client or an HTTP one; the wrapper validates what is sent before it leaves and what comes back before you read it. The guide [The sandbox RPC](/docs/rpc) says the rest.',
    ),
    { kind: 'code', language: 'ts', text: programOf(entry.id, request.value, reply.value) },
  ];
}

/** A function that needs nothing before it, and does something that one sees. */
const firstCall = (functions: readonly RpcFunction[]): RpcFunction | undefined =>
  functions.find(({ id }) => id.endsWith('::run')) ?? functions[0];

function shortestCase(tree: Tree, name: string | undefined): Fixture | undefined {
  const contract = tree.contracts.find((known) => known.name === name);
  return contract && exampleCases(tree, contract)[0];
}

const programOf = (id: string, request: unknown, reply: unknown): string =>
  `import { checkedCaller } from 'openvibe-contracts/rpc';

// Stands for a connection to the router: it is called with an id and a payload, and promises the reply.
const connection = async (id: string, payload: unknown): Promise<unknown> => (${literal(reply)});

const call = checkedCaller(connection);

const reply = await call('${id}', ${literal(request)});
reply; // → ${scriptJson(reply)}`;

/** JSON as one writes it in a program. */
const literal = (value: unknown): string => scriptJson(value, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');
