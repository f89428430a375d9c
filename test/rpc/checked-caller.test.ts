import { ContractError } from 'openvibe-contracts';
import { CallError, checkedCaller, SandboxError, type Transport } from 'openvibe-contracts/rpc';
import { describe, expect, test } from 'vitest';

const EXEC = { sandbox_id: '9b2f6f0e-4f0b-4c39-8f4e-1f2a3b4c5d6e', argv: ['node', '-v'] };
const DONE = {
  success: true,
  timed_out: false,
  duration_ms: 12,
  exit_code: 0,
  stdout: 'v20\n',
  stdout_truncated: false,
  stderr: '',
  stderr_truncated: false,
};
const REFUSAL = {
  type: 'validation',
  code: 'S002',
  message: 'no sandbox has this id',
  docs_url: 'https://docs.example/S002',
  retryable: false,
};

/** A transport that always does the same, and the calls that it was handed. */
function stub(reply: () => unknown): { transport: Transport; calls: unknown[][] } {
  const calls: unknown[][] = [];
  return {
    calls,
    transport: async (...call) => {
      calls.push(call);
      return reply();
    },
  };
}

const throwing =
  (thrown: unknown): (() => never) =>
  () => {
    throw thrown;
  };

async function failure(reply: () => unknown, id: 'sandbox::exec' | 'sandbox::worker::prepare' = 'sandbox::exec') {
  const payload =
    id === 'sandbox::exec' ? EXEC : { auth: 't', source: { kind: 'local' as const, host_path: '/srv/app' } };
  const { transport, calls } = stub(reply);
  const error: unknown = await checkedCaller(transport)(id, payload).then(
    () => 'resolved',
    (thrown: unknown) => thrown,
  );
  expect(calls).toHaveLength(1);
  return error;
}

test('hands the transport the id and the payload as they are, and gives its reply', async () => {
  const { transport, calls } = stub(() => DONE);
  expect(await checkedCaller(transport)('sandbox-libkrun::exec', EXEC)).toBe(DONE);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toBe('sandbox-libkrun::exec');
  expect(calls[0]?.[1]).toBe(EXEC);
});

test('what is no function is refused at once as a transport', () => {
  const client = { call: async () => DONE };
  // @ts-expect-error: the method is meant
  expect(() => checkedCaller(client)).toThrow(new TypeError('checkedCaller takes a function (id, payload) => reply'));
});

test('a bad request never reaches the transport, and says what is wrong with it', async () => {
  const { transport, calls } = stub(() => DONE);
  // @ts-expect-error: the sandbox is missing
  const error = await checkedCaller(transport)('sandbox::exec', { argv: ['ls'] }).catch((thrown: unknown) => thrown);
  expect(calls).toEqual([]);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toBeInstanceOf(ContractError);
  expect(CallError.name).toBe('CallError');
  expect(String(error)).toBe('sandbox.exec-request@1: /sandbox_id is required');
  expect(error).toMatchObject({
    code: 'contract.invalid',
    direction: 'request',
    functionId: 'sandbox::exec',
    errors: [{ path: '/sandbox_id', message: 'is required', keyword: 'required', params: { property: 'sandbox_id' } }],
  });
});

test('a bad response says that it is one, and holds no payload that a log could leak', async () => {
  const error = await failure(() => ({ ...DONE, stdout: 7 }));
  expect(String(error)).toBe('sandbox.exec-response@1: /stdout must be a string, not a number');
  expect(error).toMatchObject({ code: 'contract.invalid', direction: 'response', functionId: 'sandbox::exec' });
  expect(Object.keys(error as object).sort()).toEqual(['code', 'direction', 'errors', 'functionId', 'name']);
});

test('an unknown function rejects with what may have been meant', async () => {
  const { transport, calls } = stub(() => DONE);
  // @ts-expect-error: sandbox::exce
  const error = await checkedCaller(transport)('sandbox::exce', EXEC).catch((thrown: unknown) => thrown);
  expect(calls).toEqual([]);
  expect(error).toMatchObject({
    code: 'rpc.unknown-function',
    message: 'no function is named "sandbox::exce"; did you mean sandbox::exec?',
    suggestions: ['sandbox::exec'],
  });
});

describe('an error reply', () => {
  test('becomes a SandboxError with all that it says', async () => {
    const reply = { ...REFUSAL, retryable: true, fix: { image: 'node' }, fix_note: 'Take a preset.', more: 1 };
    const error = await failure(() => reply);
    expect(error).toBeInstanceOf(SandboxError);
    expect(String(error)).toBe('SandboxError: S002: no sandbox has this id');
    expect({ ...(error as SandboxError) }).toEqual({
      name: 'SandboxError',
      code: 'S002',
      type: 'validation',
      retryable: true,
      fix: { image: 'node' },
      fixNote: 'Take a preset.',
      docsUrl: 'https://docs.example/S002',
      functionId: 'sandbox::exec',
    });
    expect((error as SandboxError).cause).toBe(reply);
  });

  test('without a fix and a note has null for them', async () => {
    expect(await failure(() => REFUSAL)).toMatchObject({ fix: null, fixNote: null });
  });

  test('is one also where any object is a response', async () => {
    expect(await failure(() => REFUSAL, 'sandbox::worker::prepare')).toMatchObject({ code: 'S002' });
    expect(await failure(() => ({}), 'sandbox::worker::prepare')).toBe('resolved');
  });

  test('is one also with a code that this version does not know', async () => {
    expect(await failure(() => ({ ...REFUSAL, code: 'S777' }))).toMatchObject({ code: 'S777' });
  });

  test('that lacks a field is a bad response', async () => {
    const { docs_url, ...reply } = REFUSAL;
    expect(await failure(() => reply)).toMatchObject({ direction: 'response' });
  });

  test('may be thrown by the transport, as it is or on an Error', async () => {
    const onError = Object.assign(new Error('lost'), REFUSAL);
    for (const thrown of [REFUSAL, onError]) {
      const error = await failure(throwing(thrown));
      expect(error).toBeInstanceOf(SandboxError);
      expect(error).toMatchObject({ code: 'S002', functionId: 'sandbox::exec' });
      expect((error as SandboxError).cause).toBe(thrown);
    }
  });

  test('cannot write control characters or a flood into a log', async () => {
    const error = (await failure(() => ({ ...REFUSAL, message: `\u001b[2J\n${'x'.repeat(5000)}` }))) as SandboxError;
    expect(error.message.slice(0, 24)).toBe('S002: \\u001b[2J\\u000axxx');
    expect(error.message.length).toBe(1010);
  });
});

describe('what else a transport throws', () => {
  const trap = (): never => {
    throw new Error('trap');
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const revokedFunction = Proxy.revocable(() => 0, {});
  revokedFunction.revoke();
  const all = { get: trap, has: trap, getPrototypeOf: trap, ownKeys: trap, getOwnPropertyDescriptor: trap };
  let reads = 0;
  /** A refusal on an Error, until its code is read for the second time. */
  const inconstant = Object.defineProperty(Object.assign(new Error('boo'), REFUSAL), 'code', {
    get: () => (++reads > 1 ? trap() : 'S002'),
  });
  /** What the call rejects with, in a list, since a promise would ask it for its `then`. */
  const rejection = (transport: Transport): Promise<unknown[]> =>
    checkedCaller(transport)('sandbox::exec', EXEC).then(
      () => [],
      (error: unknown) => [error],
    );

  test.each([
    ['an Error', new TypeError('fetch failed')],
    ['a text', 'gone'],
    ['nothing', undefined],
    ['null', null],
    ['a symbol', Symbol('gone')],
    ['NaN', Number.NaN],
    ['a getter that throws', Object.defineProperty(new Error('boo'), 'code', { get: trap })],
    ['a getter of a plain object', Object.defineProperty({ ...REFUSAL }, 'code', { enumerable: true, get: trap })],
    ['an object without a prototype', Object.assign(Object.create(null), { why: 'gone' })],
    ['an Error without a prototype', Object.setPrototypeOf(new Error('boo'), null)],
    ['a revoked Proxy', revoked.proxy],
    ['a revoked Proxy over a function', revokedFunction.proxy],
    ['a Proxy that throws whatever is asked', new Proxy({}, all)],
    ['a Proxy over an Error', new Proxy(Object.assign(new Error('boo'), REFUSAL), all)],
    ['what has a then that throws', Object.defineProperty({}, 'then', { get: trap })],
  ])('%s stays what it is', async (_name, thrown) => {
    const rejections = await rejection(async () => throwing(thrown)());
    expect(rejections.length).toBe(1);
    expect(Object.is(rejections[0], thrown)).toBe(true);
    // Also when it is thrown before there is a promise.
    expect(Object.is((await rejection(throwing(thrown)))[0], thrown)).toBe(true);
  });

  test('each field of a refusal is read once, so what was validated is what is reported', async () => {
    const error = (await failure(throwing(inconstant))) as SandboxError;
    expect({ code: error.code, message: error.message }).toEqual({
      code: 'S002',
      message: 'S002: no sandbox has this id',
    });
    expect(error.cause).toBe(inconstant);
    expect(reads).toBe(1);
  });

  test('and when it throws before it gives a promise, the call rejects all the same', async () => {
    const transport = throwing(REFUSAL) as unknown as Transport;
    await expect(checkedCaller(transport)('sandbox::exec', EXEC)).rejects.toBeInstanceOf(SandboxError);
  });
});
