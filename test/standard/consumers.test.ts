import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sValidator } from '@hono/standard-validator';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { initTRPC } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { Hono } from 'hono';
import { contract, type SandboxExecRequest } from 'openvibe-contracts';
import { standardSchema } from 'openvibe-contracts/validators/live/agent-sandbox-worker-request.v1';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { casesOf } from '../lib/fixture-cases.js';

const EXEC = 'sandbox.exec-request@1';
const WORKER = 'live.agent-sandbox-worker-request@1';

const valid = casesOf(EXEC, 'valid');
const rejected = casesOf(EXEC, 'rejected');
const issuesOf = (value: unknown): unknown => contract(EXEC)['~standard'].validate(value).issues;

describe("Hono's standard validator", () => {
  const app = new Hono()
    .post('/exec', sValidator('json', contract(EXEC)), (context) => {
      const body = context.req.valid('json');
      expectTypeOf(body).toEqualTypeOf<SandboxExecRequest>();
      return context.json(body, 201);
    })
    .post('/check-in', sValidator('json', standardSchema), (context) => context.json(context.req.valid('json')));

  const post = (path: string, body: unknown): Response | Promise<Response> =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.each(valid)('hands on %s', async (_name, value) => {
    const response = await post('/exec', value);
    expect([response.status, await response.json()]).toEqual([201, value]);
  });

  test.each(rejected)('refuses %s with the issues of the contract', async (_name, value) => {
    const response = await post('/exec', value);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: issuesOf(value) });
  });

  test('takes one contract alone', async () => {
    for (const [, value] of casesOf(WORKER, 'valid')) expect((await post('/check-in', value)).status).toBe(200);
    for (const [, value] of casesOf(WORKER, 'rejected')) expect((await post('/check-in', value)).status).toBe(400);
  });
});

describe('tRPC', () => {
  const { router, procedure } = initTRPC.create();
  const appRouter = router({
    exec: procedure.input(contract(EXEC)).mutation(({ input }) => {
      expectTypeOf(input).toEqualTypeOf<SandboxExecRequest>();
      return input.sandbox_id;
    }),
    echo: procedure.output(contract('platform.runtime-class@1')).query(() => 'mainframe' as 'code'),
  });

  let server: Server;
  let client: ReturnType<typeof createTRPCClient<typeof appRouter>>;
  beforeAll(async () => {
    server = createServer(createHTTPHandler({ router: appRouter, createContext: () => ({}) })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client = createTRPCClient<typeof appRouter>({ links: [httpLink({ url })] });
  });
  afterAll(() => server.close());

  test('gives the client the types of the contract', () => {
    expectTypeOf<Parameters<typeof client.exec.mutate>[0]>().toEqualTypeOf<SandboxExecRequest>();
    // @ts-expect-error: sandbox_id is missing
    () => client.exec.mutate({ cmd: 'node' });
  });

  test.each(valid)('hands on %s', async (_name, value) => {
    const request = value as SandboxExecRequest;
    expect(await client.exec.mutate(request)).toBe(request.sandbox_id);
  });

  test.each(rejected)('refuses %s', async (_name, value) => {
    const error = await client.exec.mutate(value as SandboxExecRequest).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(TRPCClientError);
    const [first] = issuesOf(value) as { message: string }[];
    expect([error.data.code, error.message]).toEqual(['BAD_REQUEST', first?.message]);
  });

  test('does not let a wrong answer out', async () => {
    await expect(client.echo.query()).rejects.toMatchObject({ data: { code: 'INTERNAL_SERVER_ERROR' } });
  });
});
