import { validate } from 'openvibe-contracts';
import { capabilities } from 'openvibe-contracts/capabilities';
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
