/** What a program told: see judge.mjs. */
export interface Outcome {
  readonly judged: number;
  readonly faults: readonly string[];
}

/** The ways in which a program gets at the package. */
export const WAYS = ['require', 'import', 'bundled'] as const;
export type Way = (typeof WAYS)[number];

/** A row of the matrix. A way that the runtime does not have is not there. */
export interface Row {
  /** The runtime with its version. */
  readonly runtime: string;
  /** What is different from a plain start; empty for that. */
  readonly under: string;
  readonly cells: { readonly [Each in Way]?: () => Promise<Outcome> };
}

/** The project in which the package is installed and the programs are. */
export interface Consumer {
  readonly folder: string;
  /** The contracts that the programs judge by. */
  readonly names: ReadonlySet<string>;
}

export type Rows = (consumer: Consumer) => Promise<readonly Row[]>;
