/** What a capability manifest says, as far as an OpenAPI document tells it. */
export interface Capability {
  readonly id: string;
  readonly version: string;
  readonly owner: string;
  readonly status: string;
  readonly visibility: string;
  readonly audience?: string;
  readonly description?: string;
  readonly inputSchema?: string;
  readonly outputSchema?: string;
  readonly permissions: readonly string[];
  readonly resourceConstraints: readonly string[];
  readonly quotaClass: string;
  readonly events: readonly string[];
  readonly implementedBy?: readonly string[];
  readonly sensitive?: boolean;
}
