/** What the scripts read of manifests/rpc/<name>.v<major>.json, whose shape is the contract `rpc.interface@1`. */
export interface RpcManifest {
  readonly id: string;
  /** Major and minor of what is implemented: `1.1`. */
  readonly contract: string;
  readonly owner: string;
  readonly status: string;
  readonly visibility: string;
  readonly description: string;
  readonly functions: readonly RpcFunction[];
  readonly errorCodes: readonly RpcErrorCode[];
}

export interface RpcFunction {
  readonly id: string;
  readonly adapterId: string;
  readonly routed: boolean;
  readonly token: boolean;
  readonly request: string;
  readonly response: string;
  readonly errors: readonly string[];
  readonly description: string;
  readonly example: unknown;
}

export interface RpcErrorCode {
  readonly code: string;
  readonly type: string;
  readonly retryable: boolean | null;
  readonly description: string;
  readonly fix: string;
}
