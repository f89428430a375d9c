import { validate } from 'openvibe-contracts';
import { UnknownFunctionError, validateCall } from 'openvibe-contracts/rpc';
import { expect, test } from 'vitest';

test('validates a request and a response by the contracts of the manifest, under both ids', () => {
  for (const id of ['sandbox::fs::mv', 'sandbox-libkrun::fs::mv'] as const) {
    expect(validateCall(id, 'request', { src: 7 })).toEqual(validate('sandbox.fs-mv-request@1', { src: 7 }));
    expect(validateCall(id, 'response', { moved: 'yes' })).toEqual(
      validate('sandbox.fs-mv-response@1', { moved: 'yes' }),
    );
    expect(validateCall(id, 'response', { moved: true })).toEqual({ valid: true, errors: [] });
  }
});

test.each(['sandbox::', 'sandbox::worker', '__proto__', 'constructor', '', 7, null, undefined, ['sandbox::exec']])(
  'throws for %j, which no function is named',
  (id) => {
    // @ts-expect-error: not an id
    expect(() => validateCall(id, 'request', {})).toThrow(UnknownFunctionError);
  },
);

test('suggests what may have been meant, and says what an id is', () => {
  const messageFor = (id: unknown): string => {
    try {
      // @ts-expect-error: not an id
      validateCall(id, 'request', {});
      return 'it did not throw';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(messageFor('sandbox::fs::wirte')).toBe(
    'no function is named "sandbox::fs::wirte"; did you mean sandbox::fs::write, sandbox::fs::stat, sandbox::fs::rm?',
  );
  expect(messageFor('boot')).toBe('no function is named "boot"; `functions` lists the known ones');
  expect(messageFor(7)).toBe('the name of a function is a string, such as "sandbox::exec"');
});

test.each(['reply', '__proto__', 'id', undefined])('throws for the direction %j', (direction) => {
  // @ts-expect-error: not a direction
  expect(() => validateCall('sandbox::exec', direction, {})).toThrow(
    new TypeError('the direction of a call is "request" or "response"'),
  );
});
