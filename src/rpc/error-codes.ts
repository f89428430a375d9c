import { type ErrorCode, errorCodes as manifestCodes } from '../generated/rpc/sandbox.v1.js';
import type { RpcErrorCode } from './rpc-function.js';

/** A code that the sandbox RPC answers a failed call with, e.g. `S211`. */
export type SandboxErrorCode = ErrorCode;

/**
 * What the error codes of the sandbox RPC mean, sorted by code. Frozen.
 *
 * @example
 * import { errorCodes } from 'openvibe-contracts/rpc';
 *
 * errorCodes.filter(({ retryable }) => retryable).map(({ code }) => code); // → ['S102', 'S218']
 */
export const errorCodes: readonly RpcErrorCode<SandboxErrorCode>[] = manifestCodes;
