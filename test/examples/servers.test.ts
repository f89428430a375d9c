import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { makeApp as makeExpress } from '../../examples/express/app.js';
import { makeApp as makeFastify } from '../../examples/fastify/app.js';
import { app as hono } from '../../examples/hono/app.js';
import { server as nodeHttp } from '../../examples/node-http/server.js';
import { answersEveryFixture, post } from './answers.js';
import { listening } from './listening.js';

describe('examples/fastify', async () => {
  const app = makeFastify();
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/streams/agent/1/plays/worker`;
  afterAll(() => app.close());
  answersEveryFixture('live.agent-sandbox-worker-request@1', (value) => post(url, value));
});

describe('examples/express', async () => {
  const url = `${await listening(createServer(makeExpress()))}/api/v1/jobs`;
  answersEveryFixture('run.job-create-request@1', (value) => post(url, value));

  test('tells an error of the text by its place', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: '{ "class": "code", "class": "linux" }' });
    expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ pointer: '#/class' }] }]);
  });
});

describe('examples/hono', async () => {
  const url = `${await listening(createServer(getRequestListener(hono.fetch)))}/sandboxes`;
  answersEveryFixture('sandbox.create-request@1', (value) => post(url, value));
});

describe('examples/node-http', async () => {
  const url = `${await listening(nodeHttp)}/jobs`;
  answersEveryFixture('sandbox-provider.job-create-request@1', (value) => post(url, value));

  test('reads no more than a job may have', async () => {
    const answer = await post(url, { args: { data: 'x'.repeat(600 * 1024) } });
    expect(answer).toMatchObject({ status: 413, type: 'application/problem+json' });
  });

  test('knows one address', async () => {
    expect(await post(url.replace('jobs', 'job'), {})).toMatchObject({ status: 404, type: 'application/problem+json' });
    const response = await fetch(`${url}?a=1`, { method: 'PUT', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
