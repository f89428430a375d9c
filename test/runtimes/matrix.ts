import { availableParallelism } from 'node:os';
// @ts-expect-error: plain JavaScript
import { renderTable } from '../../bench/lib/render.mjs';

/** What a cell gives: how much it tried, and what was not as expected. */
export interface Outcome {
  readonly validated: number;
  readonly errors: readonly string[];
}

/** A row of a matrix: what it is, in a text for each of the matrix's `heads`, and by way what to run. A way may be missing. */
export interface Row<Way extends string> {
  readonly what: readonly string[];
  readonly cells: { readonly [Each in Way]?: () => Promise<Outcome> };
}

export interface Matrix<Way extends string> {
  readonly heads: readonly string[];
  readonly ways: readonly Way[];
  readonly rows: readonly Row<Way>[];
  /** How much each cell has to try. */
  readonly count: number;
}

export interface MatrixOutcome {
  /** For people: how much each cell found as expected. */
  readonly table: string;
  /** What went wrong, a line or more each; empty when every cell tried all and found it right. */
  readonly errors: readonly string[];
}

/** How many errors of a cell are reported. */
const MOST_TOLD = 5;

/** Runs every cell. One fails that tries less than there is, and so does a matrix without any. */
export async function runMatrix<Way extends string>(matrix: Matrix<Way>): Promise<MatrixOutcome> {
  const { heads, ways, rows, count } = matrix;
  const outcomes = await outcomesOf(matrix);
  const errors = outcomes.flatMap(({ where, errors }) => [
    ...errors.slice(0, MOST_TOLD).map((error) => `${where}: ${error}`),
    ...(errors.length > MOST_TOLD ? [`${where}: and ${errors.length - MOST_TOLD} more`] : []),
  ]);
  if (count === 0 || outcomes.length === 0) errors.push(`there is nothing to try: ${heads[0]} by ${ways.join(', ')}`);
  const lines = rows.map((row) => [
    ...row.what,
    ...ways.map((way) => textOf(outcomes.find((each) => each.row === row && each.way === way))),
  ]);
  return { table: renderTable([...heads, ...ways], lines), errors };
}

interface CellOutcome<Way extends string> extends Outcome {
  readonly row: Row<Way>;
  readonly way: Way;
  /** The cell, for people. */
  readonly where: string;
}

const textOf = (outcome: Outcome | undefined): string =>
  outcome === undefined ? '·' : outcome.errors.length > 0 ? 'FAILS' : `${outcome.validated}`;

/** The outcomes in the order of the rows. As many cells run at a time as there are cores. */
async function outcomesOf<Way extends string>({ ways, rows, count }: Matrix<Way>): Promise<CellOutcome<Way>[]> {
  const cells = rows.flatMap((row) =>
    ways.flatMap((way) => {
      const run = row.cells[way];
      return run ? [{ row, way, run }] : [];
    }),
  );
  const outcomes: CellOutcome<Way>[] = [];
  const queue = cells.entries();
  const takeTurns = async (): Promise<void> => {
    for (const [i, { row, way, run }] of queue) {
      const where = [...row.what, way].filter((part) => part !== '').join(', ');
      outcomes[i] = { row, way, where, ...(await outcomeOf(run, count)) };
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return outcomes;
}

async function outcomeOf(run: () => Promise<Outcome>, count: number): Promise<Outcome> {
  try {
    const { validated, errors } = await run();
    return { validated, errors: validated === count ? errors : [...errors, `validated ${validated} of ${count}`] };
  } catch (error) {
    return { validated: 0, errors: [(error as Error).message] };
  }
}
