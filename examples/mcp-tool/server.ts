// The tool over HTTP with JSON-RPC, as far as MCP needs it for one tool. A real server takes the rest from an SDK.
import { createServer, type IncomingMessage } from 'node:http';
import { callTool, tool } from './tool.js';

interface Message {
  readonly id: number;
  readonly method: string;
  readonly params?: { readonly name?: string; readonly arguments?: unknown };
}

/** Many times what a call needs. */
const LIMIT = 4 * 1024 * 1024;

export const server = createServer(async (incoming, outgoing) => {
  if (incoming.method !== 'POST') {
    outgoing.writeHead(405, { allow: 'POST' }).end();
    return;
  }
  let text: string | undefined;
  try {
    text = await read(incoming);
  } catch {
    // The sender is gone in the middle of the body, so nobody waits for an answer.
    return;
  }
  const message = toMessage(text);
  outgoing.writeHead(message ? 200 : 400, { 'content-type': 'application/json' });
  const body = message
    ? await answer(message)
    : { error: { code: -32700, message: `send JSON, ${LIMIT} bytes at most` } };
  outgoing.end(JSON.stringify({ jsonrpc: '2.0', id: message?.id ?? null, ...body }));
});

/** The body; undefined when it is too large, of which no more is then kept. */
async function read(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= LIMIT) chunks.push(chunk);
  }
  return size <= LIMIT ? Buffer.concat(chunks).toString() : undefined;
}

function toMessage(text: string | undefined): Partial<Message> | undefined {
  try {
    // What is no object has no method.
    return text === undefined ? undefined : Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function answer({ method, params }: Partial<Message>): Promise<object> {
  if (method === 'tools/list') return { result: { tools: [tool] } };
  if (method !== 'tools/call' || params?.name !== tool.name)
    return { error: { code: -32601, message: 'no such method' } };
  // Here the sandbox would run it.
  return { result: await callTool(params.arguments, async ({ sandbox_id }) => `ran in ${sandbox_id}`) };
}
