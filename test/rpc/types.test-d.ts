import type {
  SandboxError as ErrorReply,
  SandboxExecRequest,
  SandboxExecResponse,
  SandboxFsReadResponse,
} from 'openvibe-contracts';
import { capabilities, inputOf, outputOf } from 'openvibe-contracts/capabilities';
import {
  checkedCaller,
  type functions,
  type SandboxError,
  type SandboxErrorCode,
  type SandboxRpc,
  validateCall,
} from 'openvibe-contracts/rpc';
import { expectTypeOf, test } from 'vitest';

const call = checkedCaller(async (id: string, payload: unknown) => ({ id, payload }));

test('the id decides what a call takes and gives', () => {
  expectTypeOf<SandboxRpc['sandbox::exec']['request']>().toEqualTypeOf<SandboxExecRequest>();
  expectTypeOf<SandboxRpc['sandbox-libkrun::exec']>().toEqualTypeOf<SandboxRpc['sandbox::exec']>();
  expectTypeOf(call('sandbox::exec', { sandbox_id: 'a', argv: ['ls'] })).resolves.toEqualTypeOf<SandboxExecResponse>();
  expectTypeOf(
    call('sandbox-libkrun::fs::read', { sandbox_id: 'a', path: '/a' }),
  ).resolves.toEqualTypeOf<SandboxFsReadResponse>();
});

test('a wrong id or payload does not compile', () => {
  // @ts-expect-error: exce
  call('sandbox::exce', { sandbox_id: 'a', argv: ['ls'] });
  // @ts-expect-error: the sandbox is missing
  call('sandbox::exec', { argv: ['ls'] });
  // @ts-expect-error: a payload of another function
  call('sandbox::fs::mv', { sandbox_id: 'a', path: '/a' });
  // @ts-expect-error: neither request nor response
  validateCall('sandbox::exec', 'reply', {});
});

test('there is an entry for each function, under both ids', () => {
  expectTypeOf<(typeof functions)[number]['id' | 'adapterId']>().toEqualTypeOf<keyof SandboxRpc>();
});

test('the transport is handed typed calls, and may be typed itself', () => {
  checkedCaller(async (id, payload) => {
    expectTypeOf(id).toEqualTypeOf<keyof SandboxRpc>();
    expectTypeOf(payload).toExtend<object>();
  });
  checkedCaller(async (_id: string, _payload: object) => undefined);
  // @ts-expect-error: gives no promise
  checkedCaller(() => 1);
});

test('a SandboxError suggests the known codes and takes others', () => {
  expectTypeOf<SandboxErrorCode>().toExtend<SandboxError['code']>();
  expectTypeOf<'S777'>().toExtend<SandboxError['code']>();
  expectTypeOf<'S777'>().not.toExtend<SandboxErrorCode>();
  expectTypeOf<SandboxError['retryable']>().toEqualTypeOf<ErrorReply['retryable']>();
});

test('what a capability takes and returns has the type of its contract', () => {
  expectTypeOf(inputOf('run.job.submit').name).toEqualTypeOf<'run.job-create-request@1'>();
  expectTypeOf(outputOf('run.job.submit')).toEqualTypeOf<undefined>();
  // @ts-expect-error: run.job.sumbit
  inputOf('run.job.sumbit');
  expectTypeOf(capabilities[0]?.owner).toEqualTypeOf<string | undefined>();
});
