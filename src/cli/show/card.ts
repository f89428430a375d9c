/** What `show` says of a contract beside its metadata. */
export interface Card {
  readonly description: string;
  /** The fields of the contract, then those of each of its definitions. */
  readonly fields: readonly CardSection[];
  readonly rules: readonly CardSection[];
  /** What refers to it, and what it refers to. */
  readonly references: readonly CardSection[];
  /** The TypeScript type, and those of its definitions. */
  readonly type: string;
}

export interface CardSection {
  readonly title: string;
  readonly lines: readonly string[];
  readonly table?: CardTable;
}

export interface CardTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | readonly string[])[])[];
}
