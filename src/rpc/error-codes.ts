import { errorCodes as manifestCodes, type ErrorCode as SandboxErrorCode } from '../generated/rpc/sandbox.v1.js';
import type { RpcErrorCode } from './rpc-function.js';

export type { SandboxErrorCode };

/**
 * What the error codes of the sandbox RPC mean, sorted by code. Frozen.
 *
 * @example
 * import { errorCodes } from 'openvibe-contracts/rpc';
 *
 * errorCodes.filter(({ retryable }) => retryable).map(({ code }) => code); // → ['S102', 'S218']
 */
export const errorCodes: readonly RpcErrorCode<SandboxErrorCode>[] = manifestCodes;
