/** What the scripts read of manifests/rpc/<name>.v<major>.json, whose shape is the contract `rpc.interface@1`. */
export interface RpcManifest {
  readonly id: string;
  readonly functions: readonly RpcFunction[];
  readonly errorCodes: readonly { readonly code: string }[];
}

export interface RpcFunction {
  readonly id: string;
  readonly adapterId: string;
  readonly request: string;
  readonly response: string;
  readonly errors: readonly string[];
  readonly example: unknown;
}
