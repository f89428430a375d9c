import { CallError, checkedCaller, functions, SandboxError } from 'openvibe-contracts/rpc';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { casesOf } from '../lib/fixture-cases.js';
import { type Adapter, startAdapter } from './adapter.js';

let adapter: Adapter;
beforeAll(async () => {
  adapter = await startAdapter();
});
beforeEach(() => {
  adapter.arrived.length = 0;
  adapter.answer = undefined;
});
afterAll(() => adapter.close());

/** Calls without the types, as a caller in JavaScript does. */
function call(id: string, payload: unknown): Promise<unknown> {
  return (checkedCaller(adapter.transport) as (id: string, payload: unknown) => Promise<unknown>)(id, payload);
}

/** What a call rejects with. */
const failureOf = (id: string, payload: unknown): Promise<unknown> =>
  call(id, payload).then(
    (reply) => ({ resolved: reply }),
    (error: unknown) => error,
  );

test('the adapter is driven through all 23 functions, some with cases of each kind', () => {
  expect(functions).toHaveLength(23);
  const counts = (['valid', 'rejected'] as const).map((kind) =>
    functions.map(({ request, response }) => [casesOf(request, kind).length, casesOf(response, kind).length]),
  );
  expect(counts.flat(2).filter((count) => count === 0)).toEqual([]);
  const ruleViolations = (side: 'request' | 'response') =>
    functions.filter((entry) => casesOf(entry[side], 'rule-violations').length > 0);
  expect([ruleViolations('request').length, ruleViolations('response').length].every((count) => count > 1)).toBe(true);
  expect(casesOf('sandbox.error@1', 'valid').length).toBeGreaterThan(0);
});

describe.each(functions)('$id', ({ id, adapterId, request, response, example }) => {
  test('carries each valid request, under both ids, and gives the reply', async () => {
    const requests = [...casesOf(request, 'valid').map(([, payload]) => payload), example];
    const [, usual] = casesOf(response, 'valid')[0] ?? [];
    for (const payload of requests) {
      expect(await call(id, payload)).toEqual(usual);
      expect(await call(adapterId, payload)).toEqual(usual);
    }
    const sent = requests.flatMap((payload) => [
      { id, payload },
      { id: adapterId, payload },
    ]);
    expect(adapter.arrived).toEqual(sent);
  });

  test('keeps back each bad request', async () => {
    for (const [name, payload] of [...casesOf(request, 'rejected'), ...casesOf(request, 'rule-violations')]) {
      const error = await failureOf(id, payload);
      expect(error, name).toBeInstanceOf(CallError);
      expect(error, name).toMatchObject({
        direction: 'request',
        functionId: id,
        name: request,
        code: 'contract.invalid',
      });
    }
    expect(adapter.arrived).toEqual([]);
  });

  test('gives each valid response', async () => {
    const cases = casesOf(response, 'valid');
    for (const [, reply] of cases) {
      adapter.answer = reply;
      expect(await call(id, example)).toEqual(reply);
    }
    expect(adapter.arrived).toHaveLength(cases.length);
  });

  test('asks a response to keep its rules only when told to', async () => {
    const strict = checkedCaller(adapter.transport, { responseRules: true }) as typeof call;
    for (const [name, reply] of casesOf(response, 'rule-violations')) {
      adapter.answer = reply;
      expect(await call(id, example), name).toEqual(reply);
      await expect(strict(id, example), name).rejects.toMatchObject({ direction: 'response', name: response });
    }
    for (const [, reply] of casesOf(response, 'valid')) {
      adapter.answer = reply;
      expect(await strict(id, example)).toEqual(reply);
    }
  });

  test('believes no bad response', async () => {
    const cases = casesOf(response, 'rejected');
    for (const [name, reply] of cases) {
      adapter.answer = reply;
      const error = await failureOf(id, example);
      expect(error, name).toBeInstanceOf(CallError);
      expect(error, name).toMatchObject({ direction: 'response', functionId: id, name: response });
    }
    expect(adapter.arrived).toHaveLength(cases.length);
  });

  test('takes each error reply for an error, and calls once', async () => {
    const cases = casesOf('sandbox.error@1', 'valid');
    for (const [name, reply] of cases) {
      adapter.answer = reply;
      const error = await failureOf(id, example);
      expect(error, name).toBeInstanceOf(SandboxError);
      expect(error, name).toMatchObject({ functionId: id, code: (reply as { code: string }).code, cause: reply });
    }
    expect(adapter.arrived).toHaveLength(cases.length);
  });
});
