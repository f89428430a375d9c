import { createServer } from 'node:http';
import { type SandboxProviderJobCreateRequest, toProblem, validate } from 'openvibe-contracts';
import { fixtures } from 'openvibe-contracts/testing';
import { describe, expect, test } from 'vitest';
import { server } from '../../examples/node-http/server.js';
import { ProviderError, providerClient } from '../../examples/provider-client/client.js';
import { listening } from './listening.js';

const jobs = fixtures('sandbox-provider.job-create-request@1');
const results = fixtures('sandbox-provider.job-create-result@1');

type Job = SandboxProviderJobCreateRequest;
const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error) => error,
  );

describe('examples/provider-client, with the provider of examples/node-http', async () => {
  const client = providerClient(await listening(server), 'key');

  test.each(jobs.valid)('hands over $name', async ({ value }) => {
    expect(await client.createJob(value)).toEqual({ id: value.id, created: true });
  });
});

describe('examples/provider-client, with a provider that answers as it is told', async () => {
  let [status, type, answer]: [number, string, unknown] = [202, 'application/json', {}];
  let requests = 0;
  const provider = createServer((request, response) => {
    requests++;
    expect(request.headers['x-provider-key']).toBe('key');
    request.resume().on('end', () => response.writeHead(status, { 'content-type': type }).end(JSON.stringify(answer)));
  });
  const client = providerClient(await listening(provider), 'key');
  const job = jobs.valid[0]?.value as Job;

  test.each([...jobs.rejected, ...jobs.ruleViolations])('does not send $name', async ({ value, errors }) => {
    const before = requests;
    const error = await thrown(client.createJob(value as Job));
    expect(error).toMatchObject({ code: 'contract.invalid', errors: errors.map(({ path }) => ({ path })) });
    expect(requests).toBe(before);
  });

  test.each(results.valid)('believes the answer $name', async ({ value }) => {
    [status, type, answer] = [202, 'application/json', value];
    expect(await client.createJob(job)).toEqual(value);
  });

  test.each(results.rejected)('does not believe the answer $name', async ({ value, errors }) => {
    [status, type, answer] = [202, 'application/json', value];
    const error = await thrown(client.createJob(job));
    expect(error).toMatchObject({ code: 'contract.invalid', errors: errors.map(({ path }) => ({ path })) });
  });

  test('says why the provider refused', async () => {
    const result = validate('sandbox-provider.job-create-request@1', {});
    [status, type, answer] = [400, 'application/problem+json', result.valid ? undefined : toProblem(result)];
    const error = await thrown(client.createJob(job));
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ status: 400, problem: answer, message: '6 errors were found' });
    [status, type, answer] = [503, 'text/plain', ''];
    expect(await thrown(client.createJob(job))).toMatchObject({ status: 503, problem: undefined });
  });
});
