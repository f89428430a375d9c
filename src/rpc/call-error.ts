import type { SandboxRpc } from '../generated/rpc/sandbox.v1.js';
import { ContractError, type InvalidResult } from '../index.js';

/** Which way a payload goes: from the caller, or back to it. */
export type Direction = 'request' | 'response';

/**
 * The payload of a call does not match its contract. It is a ContractError: `code` is `contract.invalid`, `name` the contract, and
 * `errors` what is wrong. It does not hold the payload, which may carry a token.
 */
export class CallError extends ContractError {
  /** Minifying renames the class; what prints an uncaught error reads the name here. */
  static override readonly name = 'CallError';
  /** `request`: nothing was sent. `response`: the function was called, and what it answered cannot be relied on. */
  readonly direction: Direction;
  /** The function, as the caller named it. */
  readonly functionId: keyof SandboxRpc;

  constructor(functionId: keyof SandboxRpc, direction: Direction, contract: string, errors: InvalidResult['errors']) {
    super(contract, errors);
    this.functionId = functionId;
    this.direction = direction;
  }
}
