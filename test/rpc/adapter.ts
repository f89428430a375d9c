import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { functions, type Transport } from 'openvibe-contracts/rpc';
import { casesOf } from '../lib/fixture-cases.js';

/** An adapter on a port of its own, which has no effect: what is bad must be caught by the caller. */
export interface Adapter {
  /** Sends a call over HTTP and gives the reply, whatever its status. */
  readonly transport: Transport;
  /** What arrived, in order. */
  readonly arrived: { id: string; payload: unknown }[];
  /** What every function answers from now on; undefined: each a valid response of its own. */
  answer: unknown;
  readonly close: () => Promise<void>;
}

/** Starts an adapter that answers all functions, under the router's ids and its own. */
export async function startAdapter(): Promise<Adapter> {
  const arrived: Adapter['arrived'] = [];
  const server = createServer(async (request, response) => {
    const id = decodeURIComponent(request.url?.slice(1) ?? '');
    arrived.push({ id, payload: await json(request) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(adapter.answer === undefined ? usualAnswers.get(id) : adapter.answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const adapter: Adapter = {
    transport: async (id, payload) => {
      const url = `http://127.0.0.1:${port}/${encodeURIComponent(id)}`;
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(payload) });
      return response.json();
    },
    arrived,
    answer: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return adapter;
}

const usualAnswers = new Map(
  functions.flatMap(({ id, adapterId, response }): [string, unknown][] => {
    const [, value] = casesOf(response, 'valid')[0] ?? [];
    return [
      [id, value],
      [adapterId, value],
    ];
  }),
);
