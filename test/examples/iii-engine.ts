import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';

/** What crosses the wire, as iii-sdk 0.22.1 writes and reads it. */
interface Message {
  readonly type: string;
  readonly id?: string;
  readonly invocation_id?: string;
  readonly function_id?: string;
  readonly data?: unknown;
  readonly result?: unknown;
  readonly config?: { readonly api_path: string };
}

interface Socket {
  readonly on: (event: 'message', listener: (data: Buffer) => void) => void;
  readonly send: (text: string) => void;
}

/** Answers the calls of workers to functions of others: with a result, or with an error as `{ error }`. */
export type Serve = (functionId: string, data: unknown) => { readonly result: unknown } | { readonly error: unknown };

/** The library that iii-sdk speaks WebSocket with, whose types it does not bring along. */
const { WebSocketServer } = createRequire(import.meta.resolve('iii-sdk'))('ws');

/**
 * As much of the iii engine as a worker needs, since the registry has no engine: workers connect to it by WebSocket, it runs their HTTP
 * triggers, and serves what they call.
 */
export function makeEngine(serve: Serve): { server: Server; hasTrigger: Promise<unknown> } {
  const server = createServer();
  const triggers = new Map<string, { socket: Socket; functionId: string }>();
  const waiting = new Map<string, (message: Message) => void>();

  new WebSocketServer({ server }).on('connection', (socket: Socket) => {
    socket.on('message', (data) => {
      const message: Message = JSON.parse(String(data));
      const { type, invocation_id: id, function_id: functionId = '', config } = message;
      if (type === 'registertrigger' && config) {
        triggers.set(config.api_path, { socket, functionId });
        server.emit('trigger');
      }
      if (type === 'invocationresult' && id) waiting.get(id)?.(message);
      // Without an id nobody waits for an answer.
      if (type === 'invokefunction' && id) {
        const answer = serve(functionId, message.data);
        socket.send(
          JSON.stringify({ type: 'invocationresult', invocation_id: id, function_id: functionId, ...answer }),
        );
      }
    });
  });

  server.on('request', async (request, response) => {
    const { socket, functionId } = triggers.get(request.url ?? '') ?? {};
    if (!socket) return response.writeHead(404).end();
    const id = randomUUID();
    const done = new Promise<Message>((resolve) => waiting.set(id, resolve));
    const data = { body: await json(request) };
    socket.send(JSON.stringify({ type: 'invokefunction', invocation_id: id, function_id: functionId, data }));
    const { result } = await done;
    const { status_code, body } = (result ?? { status_code: 500 }) as { status_code: number; body?: unknown };
    const type = status_code === 200 ? 'application/json' : 'application/problem+json';
    return response.writeHead(status_code, { 'content-type': type }).end(JSON.stringify(body ?? null));
  });
  return { server, hasTrigger: once(server, 'trigger') };
}
