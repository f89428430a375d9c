import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { makeApp as makeExpress } from '../../examples/express/app.js';
import { makeApp as makeFastify } from '../../examples/fastify/app.js';
import { app as hono } from '../../examples/hono/app.js';
import { server as mcpTool } from '../../examples/mcp-tool/server.js';
import { server as nodeHttp } from '../../examples/node-http/server.js';
import { listening } from './listening.js';

/** What no client sends that means well; the status of each answer, where servers differ by what they are for. */
const REQUESTS: Readonly<Record<string, RequestInit>> = {
  'a text cut off': post('{"a":'),
  'a body of nothing': post(''),
  'no object': post('null'),
  'bytes that are no UTF-8': post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
  'a key that would be a prototype': post('{ "__proto__": { "a": 1 } }'),
  'more than anyone needs': post(JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) })),
  'another type of content': post('{}', { 'content-type': 'text/plain' }),
  'what is not compressed as it says': post('{}', { 'content-encoding': 'gzip' }),
};

const STATUS: Readonly<Record<string, number>> = { 'more than anyone needs': 413, 'another type of content': 415 };

describe.each([
  ['express', '/api/v1/jobs', async () => listening(createServer(makeExpress()))],
  ['fastify', '/api/streams/agent/1/plays/worker', startFastify],
  ['hono', '/sandboxes', async () => listening(createServer(getRequestListener(hono.fetch)))],
  ['node-http', '/jobs', async () => listening(nodeHttp)],
])('examples/%s', async (_, path, start) => {
  const url = `${await start()}${path}`;

  test.each(Object.entries(REQUESTS))('answers %s with a problem', async (name, request) => {
    const response = await fetch(url, request);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')?.split(';')[0], text]).toEqual([
      STATUS[name] ?? 400,
      'application/problem+json',
      expect.not.stringMatching(/node_modules|\.ts:\d|\n {4}at /),
    ]);
    expect(JSON.parse(text)).toMatchObject({ status: response.status, detail: expect.stringMatching(/./) });
  });

  test('lives on when the sender leaves in the middle of a body', async () => {
    await leaveHalfWay(url);
    expect((await fetch(url, post('null'))).status).toBe(400);
  });
});

describe('examples/mcp-tool', async () => {
  const url = await listening(mcpTool);
  const UNREADABLE = [400, { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.any(String) } }];
  const NO_METHOD = [200, { jsonrpc: '2.0', id: null, error: { code: -32601, message: 'no such method' } }];

  test.each([
    ['a text cut off', UNREADABLE],
    ['a body of nothing', UNREADABLE],
    ['no object', NO_METHOD],
    ['a key that would be a prototype', NO_METHOD],
  ])('answers %s as JSON-RPC does', async (name, expected) => {
    const response = await fetch(url, REQUESTS[name]);
    expect([response.status, await response.json()]).toEqual(expected);
  });

  test('reads no more than a call needs', async () => {
    const response = await fetch(url, post(JSON.stringify({ a: 'x'.repeat(4 * 1024 * 1024) })));
    expect([response.status, await response.json()]).toEqual(UNREADABLE);
  });

  test('takes no other method', async () => {
    expect((await fetch(url)).status).toBe(405);
  });

  test('lives on when the sender leaves in the middle of a body', async () => {
    await leaveHalfWay(url);
    expect((await fetch(url, post('null'))).status).toBe(200);
  });
});

function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
}

async function startFastify(): Promise<string> {
  const app = makeFastify();
  afterAll(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Promises a hundred bytes, sends three, and is gone. */
function leaveHalfWay(address: string): Promise<void> {
  const { hostname, port, pathname } = new URL(address);
  const head = `POST ${pathname} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head}{"a`, () => socket.destroy()));
    socket.on('close', () => resolve()).on('error', reject);
  });
}
