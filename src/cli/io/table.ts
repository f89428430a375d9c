import pico from 'picocolors';
import { toSafeLines } from '../../base/printable.js';
import { displayWidth, wrap } from './display-width.js';
import type { Io } from './process-io.js';

/** Between two columns. */
const GAP = '  ';

export interface TableOptions {
  /** Widths of the columns in characters, where their words wrap; they are as wide as their cells unless given. */
  readonly widths?: readonly number[];
}

/**
 * A table for people: columns that line up, and a head in bold where there is colour. Ends with a line end. (cli-table3 took a tenth of
 * a second for the list of contracts.)
 */
export function renderTable(
  { color }: Pick<Io, 'color'>,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  options: TableOptions = {},
): string {
  const { bold } = pico.createColors(color);
  const linesOf = (cell: string): string[] => toSafeLines(cell).split('\n');
  const cells = [head, ...rows].map((row) => row.map(linesOf));
  const widths =
    options.widths ?? head.map((_, i) => Math.max(...cells.flatMap((row) => (row[i] ?? []).map(displayWidth))));
  const lines = cells.flatMap((row, at) => {
    const wrapped = row.map((cell, i) => cell.flatMap((line) => wrap(line, widths[i] ?? 0).split('\n')));
    const height = Math.max(...wrapped.map(({ length }) => length));
    return Array.from({ length: height }, (_, y) => {
      const shown = wrapped.map((cell, i) => {
        const text = cell[y] ?? '';
        const space = ' '.repeat(Math.max((widths[i] ?? 0) - displayWidth(text), 0));
        return `${at === 0 ? bold(text) : text}${space}`;
      });
      return shown.join(GAP).trimEnd();
    });
  });
  return `${lines.join('\n')}\n`;
}
