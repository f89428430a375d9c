import { availableParallelism } from 'node:os';
// @ts-expect-error: plain JavaScript
import { renderTable } from '../../bench/lib/render.mjs';
import { type Outcome, type Row, WAYS } from './row.js';

/** How many faults of a cell are told. */
const MOST_TOLD = 5;

export interface Matrix {
  /** For people: how many cases each runtime judged as expected, by each way. */
  readonly table: string;
  /** What went wrong, a line or more each; empty when every cell judged all cases. */
  readonly faults: readonly string[];
}

/** Runs every cell. One fails that judges fewer cases than there are, and so does a matrix without any. */
export async function runMatrix(rows: readonly Row[], cases: number): Promise<Matrix> {
  const outcomes = await outcomesOf(rows, cases);
  const faults = outcomes.flatMap(({ where, faults }) => [
    ...faults.slice(0, MOST_TOLD).map((fault) => `${where}: ${fault}`),
    ...(faults.length > MOST_TOLD ? [`${where}: and ${faults.length - MOST_TOLD} more`] : []),
  ]);
  if (cases === 0 || outcomes.length === 0) faults.push('nothing was judged: there is no case or no runtime');
  const lines = rows.map((row) => {
    const cells = WAYS.map((way) => outcomes.find((each) => each.row === row && each.way === way));
    return [row.runtime, row.under, ...cells.map(textOf)];
  });
  return { table: renderTable(['runtime', 'under', ...WAYS], lines), faults };
}

interface CellOutcome extends Outcome {
  readonly row: Row;
  readonly way: (typeof WAYS)[number];
  /** The cell, for people. */
  readonly where: string;
}

const textOf = (outcome: CellOutcome | undefined): string =>
  outcome === undefined ? '·' : outcome.faults.length > 0 ? 'FAILS' : `${outcome.judged}`;

/** The outcomes in the order of the rows. As many cells run at a time as there are cores. */
async function outcomesOf(rows: readonly Row[], cases: number): Promise<CellOutcome[]> {
  const cells = rows.flatMap((row) =>
    WAYS.flatMap((way) => {
      const run = row.cells[way];
      return run ? [{ row, way, run }] : [];
    }),
  );
  const outcomes: CellOutcome[] = [];
  const queue = cells.entries();
  const takeTurns = async (): Promise<void> => {
    for (const [i, { row, way, run }] of queue) {
      const where = [row.runtime, row.under, way].filter((part) => part !== '').join(', ');
      outcomes[i] = { row, way, where, ...(await outcomeOf(run, cases)) };
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return outcomes;
}

async function outcomeOf(run: () => Promise<Outcome>, cases: number): Promise<Outcome> {
  try {
    const { judged, faults } = await run();
    return { judged, faults: judged === cases ? faults : [...faults, `judged ${judged} of ${cases} cases`] };
  } catch (error) {
    return { judged: 0, faults: [(error as Error).message] };
  }
}
