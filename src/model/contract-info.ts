/** What the catalog says of one contract. */
export interface ContractInfo<Name extends string = string> {
  /** `<domain>.<kebab-name>@<major>`. */
  readonly name: Name;
  /** Where the contract lives: the first part of its name. */
  readonly domain: string;
  readonly major: number;
  /** The version of the schema, `<major>.<minor>.<patch>`. */
  readonly version: string;
  /** The service that answers for the contract. */
  readonly owner: string;
  readonly visibility: 'public' | 'partner' | 'first-party' | 'internal';
  readonly status: 'planned' | 'active' | 'deprecated' | 'retired';
  /** What a new version promises against older ones: `backward` accepts all that was accepted. */
  readonly compatibility: 'backward' | 'forward' | 'full' | 'none';
  /** The decision record behind the contract, e.g. `ADR-034`. */
  readonly decision?: string;
  /** The contract to use instead of a deprecated one. */
  readonly replacement?: string;
  /** The day, `YYYY-MM-DD`, after which a deprecated contract may be gone. */
  readonly removeAfter?: string;
  /** The `$id` of the schema. */
  readonly id: string;
  /** The name of the contract's TypeScript type. */
  readonly title: string;
}
