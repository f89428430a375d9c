import type { Row } from './matrix.js';

/** The ways in which a program gets at the package. */
export const WAYS = ['require', 'import', 'bundled'] as const;

/** A runtime with its version, and what is different from a plain start. */
export type RuntimeRow = Row<(typeof WAYS)[number]>;

/** The project in which the package is installed and the programs are. */
export interface Consumer {
  readonly folder: string;
  /** The contracts that the programs validate by. */
  readonly names: ReadonlySet<string>;
}

export type Rows = (consumer: Consumer) => Promise<readonly RuntimeRow[]>;
