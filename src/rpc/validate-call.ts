import { ownValue } from '../base/own-value.js';
import type { SandboxRpc } from '../generated/rpc/sandbox.v1.js';
import { type ValidationResult, validate } from '../index.js';
import type { Direction } from './call-error.js';
import { findFunction } from './find-function.js';

export interface ValidateCallOptions {
  /** Whether the rules that a schema cannot state are checked too; unless said, those of requests are and those of responses are not. */
  readonly rules?: boolean;
}

/**
 * Validates what is sent to a function of the sandbox RPC, or what it answers. Never throws on a payload, and never changes it.
 *
 * @param id The function, by the router's id or the adapter's, e.g. `sandbox::exec` or `sandbox-libkrun::exec`.
 * @param direction `request` or `response`. An error reply is no response; `sandbox.error@1` is its contract.
 * @param payload Any value, usually parsed JSON.
 * @param options Whether rules count.
 * @returns The result of `validate` on the contract that the manifest names.
 * @throws UnknownFunctionError `{ code: 'rpc.unknown-function', suggestions }` when no function has the id.
 * @throws TypeError when the direction is neither of the two.
 * @example
 * import { validateCall } from 'openvibe-contracts/rpc';
 *
 * validateCall('sandbox::fs::rm', 'response', { removed: true }); // → { valid: true, errors: [] }
 * validateCall('sandbox-libkrun::fs::rm', 'request', { path: '/tmp/x' }).errors[0]?.path; // → '/sandbox_id'
 */
export function validateCall(
  id: keyof SandboxRpc,
  direction: Direction,
  payload: unknown,
  options: ValidateCallOptions = {},
): ValidationResult {
  if (direction !== 'request' && direction !== 'response') {
    throw new TypeError('the direction of a call is "request" or "response"');
  }
  return validate(findFunction(id)[direction], payload, {
    rules: ownValue(options, 'rules') ?? direction === 'request',
  });
}
