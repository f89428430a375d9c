import { contract, validate } from 'openvibe-contracts';
import { capabilities, inputOf, outputOf } from 'openvibe-contracts/capabilities';
import { expect, test } from 'vitest';

test('capabilities are the manifests, sorted by id, each of the shape it should have', () => {
  expect(capabilities.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'live.agent_sandbox.register active',
    'run.job.submit planned',
    'sandbox_provider.job.dispatch planned',
  ]);
  expect(capabilities.map((capability) => validate('capabilities.capability@1', capability).valid)).toEqual([
    true,
    true,
    true,
  ]);
});

test('capabilities cannot be changed', () => {
  expect(Object.isFrozen(capabilities) && capabilities.every(({ events }) => Object.isFrozen(events))).toBe(true);
});

test('inputOf and outputOf give the contracts that the manifest names', () => {
  const given = (['live.agent_sandbox.register', 'run.job.submit', 'sandbox_provider.job.dispatch'] as const).map(
    (id) => [inputOf(id)?.name, outputOf(id)?.name],
  );
  expect(given).toEqual(capabilities.map(({ inputSchema, outputSchema }) => [inputSchema, outputSchema]));
  expect(inputOf('run.job.submit').schema).toEqual(contract('run.job-create-request@1').schema);
  expect(inputOf('run.job.submit').validate({}).valid).toBe(false);
});

test.each([inputOf, outputOf])('an unknown capability throws with what may have been meant', (of) => {
  const thrown = (id: unknown): unknown => {
    try {
      // @ts-expect-error: not an id
      return of(id);
    } catch (error) {
      return error;
    }
  };
  expect(thrown('run.job.sumbit')).toMatchObject({
    name: 'UnknownCapabilityError',
    code: 'capability.unknown',
    message: 'no capability is named "run.job.sumbit"; did you mean run.job.submit?',
    suggestions: ['run.job.submit'],
  });
  expect(thrown('constructor')).toMatchObject({
    message: 'no capability is named "constructor"; `capabilities` lists the known ones',
  });
  expect(thrown(7)).toMatchObject({
    message: 'the name of a capability is a string, such as "run.job.submit"',
    suggestions: [],
  });
});
