import type { ContractName, RpcInterfaceErrorCode } from '../index.js';

/** One function of an RPC, as its manifest describes it. */
export interface RpcFunction<Id extends string, AdapterId extends string, Code extends string> {
  /** The id on the interface, e.g. `sandbox::fs::write`. */
  readonly id: Id;
  /** The id under which the adapter serves the function itself. */
  readonly adapterId: AdapterId;
  /** Whether the router serves the function under its id; if not, it is reached only under `adapterId`. */
  readonly routed: boolean;
  /** Whether a request carries the project token in its field `auth`. */
  readonly token: boolean;
  /** The contract of a request. */
  readonly request: ContractName;
  /** The contract of a response. */
  readonly response: ContractName;
  /** The codes of the errors that a call can be answered with. */
  readonly errors: readonly Code[];
  readonly description: string;
  /** A request as a caller would send it. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** One error code: what it means and what to do about it. */
export interface RpcErrorCode<Code extends string> {
  readonly code: Code;
  /** The family of the error, as the field `type` of an error names it. */
  readonly type: RpcInterfaceErrorCode['type'];
  /** Whether the same request may succeed when it is sent again; null if that is not known. */
  readonly retryable: boolean | null;
  /** When the error occurs. */
  readonly description: string;
  /** What the caller should do. */
  readonly fix: string;
}
