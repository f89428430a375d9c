// The tool over HTTP with JSON-RPC, as far as MCP needs it for one tool. A real server takes the rest from an SDK.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { callTool, tool } from './tool.js';

interface Message {
  readonly id: number;
  readonly method: string;
  readonly params?: { readonly name?: string; readonly arguments?: unknown };
}

export const server = createServer(async (incoming, outgoing) => {
  const { id, method, params } = (await json(incoming)) as Message;
  outgoing.setHeader('content-type', 'application/json');
  outgoing.end(JSON.stringify({ jsonrpc: '2.0', id, ...(await answer(method, params)) }));
});

async function answer(method: string, params: Message['params']): Promise<object> {
  if (method === 'tools/list') return { result: { tools: [tool] } };
  if (method !== 'tools/call' || params?.name !== tool.name)
    return { error: { code: -32601, message: 'no such method' } };
  // Here the sandbox would run it.
  return { result: await callTool(params.arguments, async ({ sandbox_id }) => `ran in ${sandbox_id}`) };
}
