import { validateCall } from 'openvibe-contracts/rpc';
import { fixtures } from 'openvibe-contracts/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorker } from '../../examples/iii-worker/worker.js';
import { answersEveryFixture, post } from './answers.js';
import { makeEngine, type Serve } from './iii-engine.js';
import { listening } from './listening.js';

const response = fixtures('sandbox.exec-response@1');
const request = fixtures('sandbox.exec-request@1').valid[0]?.value;
const good = { result: response.valid[0]?.value };

describe('examples/iii-worker, through iii-sdk to a loopback engine', async () => {
  let reply: ReturnType<Serve> = good;
  const calls: unknown[] = [];
  const { server, hasTrigger } = makeEngine((functionId, data) => {
    if (functionId !== 'sandbox::exec') return { error: { code: 'function_not_found', message: functionId } };
    calls.push(data);
    return reply;
  });
  const url = await listening(server);
  const worker = startWorker(url.replace('http', 'ws'));
  afterAll(() => worker.shutdown());
  await hasTrigger;

  beforeEach(() => {
    reply = good;
    calls.length = 0;
  });

  answersEveryFixture('sandbox.exec-request@1', async (value) => {
    const answer = await post(`${url}/exec`, value);
    // What is refused has not left the worker, and what has left is good.
    expect(calls).toEqual(answer.status === 200 ? [value] : []);
    for (const call of calls) expect(validateCall('sandbox::exec', 'request', call, { rules: true }).valid).toBe(true);
    return answer;
  });

  test.each(response.valid)('gives the reply $name', async ({ value }) => {
    reply = { result: value };
    expect(await post(`${url}/exec`, request)).toMatchObject({ status: 200, body: value });
  });

  test.each(response.rejected)('does not believe the reply $name', async ({ value }) => {
    reply = { result: value };
    expect(await post(`${url}/exec`, request)).toMatchObject({ status: 502 });
  });

  test.each(fixtures('sandbox.error@1').valid)('gives the error $name', async ({ value }) => {
    reply = { result: value };
    expect(await post(`${url}/exec`, request)).toMatchObject({ status: 502, body: value });
  });
});
