import { ownValue } from '../base/own-value.js';
import type { SandboxRpc } from '../generated/rpc/sandbox.v1.js';
import { CallError, type Direction } from './call-error.js';
import { errorReplyOf } from './error-reply.js';
import { findFunction } from './find-function.js';
import { SandboxError } from './sandbox-error.js';
import { validateCall } from './validate-call.js';

/** Carries a call to the router or the adapter and gives its reply, parsed. How, with which time limit, is its own affair. */
export type Transport = (
  id: keyof SandboxRpc,
  payload: SandboxRpc[keyof SandboxRpc]['request'],
) => PromiseLike<unknown>;

export interface CheckedCallerOptions {
  /** Whether responses must keep the rules, too, that a schema cannot state; false. Requests always must. */
  readonly responseRules?: boolean;
}

/** Calls a function of the sandbox RPC; the id decides what the payload and the response are. */
export type CheckedCaller = <Id extends keyof SandboxRpc>(
  id: Id,
  payload: SandboxRpc[Id]['request'],
) => Promise<SandboxRpc[Id]['response']>;

/**
 * Wraps a transport so that a payload is validated before it leaves and a reply before it is believed. One call is one call of the
 * transport: nothing is sent again.
 *
 * @param transport Any `(id, payload) => Promise<unknown>`.
 * @param options Whether rules count for responses.
 * @returns The function to call with. Its promise rejects with
 *   - CallError, a ContractError whose `direction` is `request` when the payload is bad (the transport was not called), or `response`
 *     when the reply is neither a response nor an error;
 *   - SandboxError when the reply is a `sandbox.error@1`, given or thrown by the transport. Such a reply is an error for every function,
 *     even where the response may be any object;
 *   - UnknownFunctionError when no function has the id;
 *   - whatever else the transport throws, as it is.
 * @throws TypeError at once, when the transport is no function.
 * @example
 * import { checkedCaller } from 'openvibe-contracts/rpc';
 *
 * const call = checkedCaller(async (id, payload) => ({ sandbox_id: 'sb-1', image: 'node' }));
 *
 * const { sandbox_id } = await call('sandbox::create', { image: 'node' });
 * sandbox_id; // → 'sb-1'
 * await call('sandbox::stop', { sandbox_id }).catch(({ direction, message }) => `${direction}: ${message}`);
 * // → 'response: /stopped is required'
 */
export function checkedCaller(transport: Transport, options: CheckedCallerOptions = {}): CheckedCaller {
  if (typeof transport !== 'function') throw new TypeError('checkedCaller takes a function (id, payload) => reply');
  return async (id, payload) => {
    demand(id, 'request', payload, true);
    const reply = await carry(transport, id, payload);
    const failure = errorReplyOf(reply);
    if (failure) throw new SandboxError(id, failure, reply);
    demand(id, 'response', reply, ownValue(options, 'responseRules') ?? false);
    return reply as SandboxRpc[typeof id]['response'];
  };
}

/** Throws a CallError unless the payload is what the function takes or gives. */
function demand(id: keyof SandboxRpc, direction: Direction, payload: unknown, rules: boolean): void {
  const result = validateCall(id, direction, payload, { rules });
  if (!result.valid) throw new CallError(id, direction, findFunction(id)[direction], result.errors);
}

/** The reply of the transport, which may throw an error reply instead of giving it. */
async function carry(transport: Transport, id: keyof SandboxRpc, payload: Parameters<Transport>[1]): Promise<unknown> {
  try {
    return await transport(id, payload);
  } catch (thrown) {
    const failure = errorReplyOf(thrown);
    throw failure ? new SandboxError(id, failure, thrown) : thrown;
  }
}
