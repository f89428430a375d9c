import {
  functions as manifestFunctions,
  type AdapterId as SandboxAdapterId,
  type ErrorCode as SandboxErrorCode,
  type FunctionId as SandboxFunctionId,
} from '../generated/rpc/sandbox.v1.js';
import type { RpcFunction } from './rpc-function.js';

export type { SandboxAdapterId, SandboxFunctionId };

/** One function of the sandbox RPC. */
export type SandboxFunction = RpcFunction<SandboxFunctionId, SandboxAdapterId, SandboxErrorCode>;

/**
 * The functions of the sandbox RPC in the order of the manifest: ids, contracts, the errors that each can answer with, and an
 * example of a request. Frozen.
 *
 * @example
 * import { functions } from 'openvibe-contracts/rpc';
 *
 * functions.length; // → 23
 * functions.filter(({ routed }) => !routed).map(({ adapterId }) => adapterId)[0]; // → 'sandbox-libkrun::adapter::info'
 */
export const functions: readonly SandboxFunction[] = manifestFunctions;
