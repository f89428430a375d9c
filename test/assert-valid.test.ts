import { assertValid, ContractError } from 'openvibe-contracts';
import { expect, test } from 'vitest';

function thrownBy(call: () => void): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('assertValid throws a ContractError that says what is wrong, and where', () => {
  const error = thrownBy(() => assertValid('sandbox.fs-mv-request@1', { src: 1 }));
  expect(error).toBeInstanceOf(ContractError);
  expect(error).toMatchObject({
    code: 'contract.invalid',
    name: 'sandbox.fs-mv-request@1',
    message: '/dst is required; /sandbox_id is required; /src must be a string, not a number',
    errors: [
      { path: '/dst', message: 'is required', keyword: 'required' },
      { path: '/sandbox_id', message: 'is required', keyword: 'required' },
      { path: '/src', message: 'must be a string, not a number', keyword: 'type', params: { types: ['string'] } },
    ],
  });
});

test('the message of a ContractError stays short', () => {
  const error = thrownBy(() => assertValid('sandbox.worker-start-request@1', {})) as ContractError;
  expect(error.errors).toHaveLength(6);
  expect(error.message).toBe('/auth is required; /engine_url is required; /env is required; and 3 more');
});

test('the message speaks of the value where the path is empty', () => {
  expect(thrownBy(() => assertValid('platform.runtime-class@1', 7))).toMatchObject({
    message: 'the value must be one of "function", "code", "browser", "linux", "desktop", "gpu"',
  });
});
