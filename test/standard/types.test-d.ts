import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import {
  type Contract,
  contract,
  type LiveAgentSandboxWorkerRequest,
  type SandboxExecRequest,
  type StandardProps,
  type StandardResult,
  type StandardSchema,
} from 'openvibe-contracts';
import { standardSchema } from 'openvibe-contracts/validators/live/agent-sandbox-worker-request.v1';
import { assertType, expectTypeOf, test } from 'vitest';

const exec = contract('sandbox.exec-request@1');

test('a contract is what the standard asks of a schema, and of one with a JSON Schema', () => {
  assertType<StandardSchemaV1<SandboxExecRequest>>(exec);
  assertType<StandardJSONSchemaV1<SandboxExecRequest>>(exec);
  assertType<StandardSchemaV1>(exec as Contract);
  assertType<StandardSchemaV1<LiveAgentSandboxWorkerRequest>>(standardSchema);
});

test('the standard infers the type of the contract', () => {
  expectTypeOf<StandardSchemaV1.InferInput<typeof exec>>().toEqualTypeOf<SandboxExecRequest>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof exec>>().toEqualTypeOf<SandboxExecRequest>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof standardSchema>>().toEqualTypeOf<LiveAgentSandboxWorkerRequest>();
});

test('the interfaces are those of the standard', () => {
  expectTypeOf<StandardSchema<string>>().toExtend<StandardSchemaV1<string>>();
  expectTypeOf<StandardProps<string>['types']>().toEqualTypeOf<StandardSchemaV1.Props<string>['types']>();
  expectTypeOf<Parameters<StandardProps['validate']>>().toEqualTypeOf<Parameters<StandardSchemaV1.Props['validate']>>();
  expectTypeOf<StandardResult<string>>().toExtend<StandardSchemaV1.Result<string>>();
});

test('a result narrows by its issues', () => {
  const result = exec['~standard'].validate({});
  if (result.issues) expectTypeOf(result.issues[0]?.path).toEqualTypeOf<readonly (string | number)[] | undefined>();
  else expectTypeOf(result.value).toEqualTypeOf<SandboxExecRequest>();
});
