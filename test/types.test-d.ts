import {
  assertValid,
  type Contract,
  type ContractName,
  type ContractRule,
  type ContractTypes,
  contract,
  contracts,
  type Deprecation,
  is,
  type ParseResult,
  type PlatformJobFrame,
  parse,
  type SandboxEnv,
  type SandboxExecRequest,
  type ValidationError,
  validate,
} from 'openvibe-contracts';
import { assertType, expectTypeOf, test } from 'vitest';

declare const value: unknown;

test('is narrows to the type of the contract', () => {
  if (is('sandbox.exec-request@1', value)) {
    expectTypeOf(value).toEqualTypeOf<SandboxExecRequest>();
    expectTypeOf(value.sandbox_id).toBeString();
  }
});

test('assertValid narrows to the type of the contract', () => {
  assertValid('sandbox.exec-request@1', value);
  expectTypeOf(value).toEqualTypeOf<SandboxExecRequest>();
});

test('contract(name).is narrows to the type of the contract', () => {
  const exec = contract('sandbox.exec-request@1');
  expectTypeOf(exec).toEqualTypeOf<Contract<'sandbox.exec-request@1'>>();
  if (exec.is(value)) expectTypeOf(value).toEqualTypeOf<SandboxExecRequest>();
});

test('a result narrows by valid', () => {
  const result = validate('platform.runtime-class@1', value);
  if (result.valid) expectTypeOf(result.errors).toEqualTypeOf<readonly []>();
  else expectTypeOf(result.errors[0]).toEqualTypeOf<ValidationError>();
});

test('a misspelt contract name does not compile', () => {
  // @ts-expect-error: exec-reqest
  validate('sandbox.exec-reqest@1', value);
  // @ts-expect-error: exec-reqest
  is('sandbox.exec-reqest@1', value);
  // @ts-expect-error: exec-reqest
  assertValid('sandbox.exec-reqest@1', value);
  // @ts-expect-error: exec-reqest
  contract('sandbox.exec-reqest@1');
  // @ts-expect-error: any text may be misspelt
  validate('platform.job@1' as string, value);
});

test('names in the catalog are contract names', () => {
  expectTypeOf(contracts[0]?.name).toEqualTypeOf<ContractName | undefined>();
});

test('a tagged union narrows by its tag', () => {
  const frame = value as PlatformJobFrame;
  if (frame.type === 'job_exit') {
    expectTypeOf(frame.result).toBeUnknown();
    expectTypeOf(frame.code).toEqualTypeOf<number | null>();
  }
});

test('shared shapes are one type, wherever they are used', () => {
  expectTypeOf<NonNullable<ContractTypes['sandbox.create-request@1']['env']>>().toEqualTypeOf<SandboxEnv>();
  expectTypeOf<NonNullable<ContractTypes['sandbox.run-request@1']['env']>>().toEqualTypeOf<SandboxEnv>();
});

test('a closed object takes no unknown field, and isolation says exactly what it must', () => {
  type Isolation = ContractTypes['live.agent-sandbox-worker-request@1']['isolation'];
  expectTypeOf<Isolation['host_network']>().toEqualTypeOf<false>();
  expectTypeOf<Isolation['workspace']>().toEqualTypeOf<'ephemeral'>();
  const limits = { wall_ms: 1, cpu_ms: 1, mem_bytes: 1 };
  // @ts-expect-error: max_gpus is not a limit
  assertType<ContractTypes['run.job-create-request@1']['limits']>({ ...limits, max_gpus: 1 });
});

test('parse gives the type of the contract, or errors with places', () => {
  const result = parse('sandbox.exec-request@1', '{}');
  expectTypeOf(result).toEqualTypeOf<ParseResult<SandboxExecRequest>>();
  if (result.valid) expectTypeOf(result.value).toEqualTypeOf<SandboxExecRequest>();
  else expectTypeOf(result.errors[0].line).toBeNumber();
  parse('platform.job@1', new Uint8Array());
  // @ts-expect-error: a text, not a value
  parse('platform.job@1', {});
  // @ts-expect-error: a misspelt contract name
  parse('platform.jobs@1', '{}');
});

test('a deprecated contract names the one to use instead, which can be asked for', () => {
  const { deprecated } = contract('sandbox.exec-request@1');
  expectTypeOf(deprecated).toEqualTypeOf<false | Deprecation>();
  if (deprecated) contract(deprecated.replacement);
  // @ts-expect-error: it may not be deprecated
  deprecated.removeAfter;
});

test('rules are asked for by an option, and told by id and code', () => {
  const result = validate('sandbox.exec-request@1', {}, { rules: true });
  if (!result.valid && result.errors[0].keyword === 'rule') {
    expectTypeOf(result.errors[0].params).toEqualTypeOf<{ readonly rule: string; readonly code?: string }>();
  }
  expectTypeOf(contract('sandbox.exec-request@1').rules).toEqualTypeOf<readonly ContractRule[]>();
  parse('sandbox.exec-request@1', '{}', { rules: true });
  // @ts-expect-error: a misspelt option
  validate('sandbox.exec-request@1', {}, { rule: true });
  // @ts-expect-error: `is` knows the shape alone
  is('sandbox.exec-request@1', {}, { rules: true });
});
