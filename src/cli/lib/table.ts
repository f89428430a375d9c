import Table from 'cli-table3';
import pico from 'picocolors';
import { toSafeText } from '../../printable.js';
import type { Io } from './io.js';

const NO_BORDERS = {
  ...Object.fromEntries(
    ['top', 'bottom', 'left', 'right'].flatMap((side) =>
      ['', '-mid', '-left', '-right'].map((part) => [`${side}${part}`, '']),
    ),
  ),
  mid: '',
  'mid-mid': '',
  middle: '  ',
};

export interface TableOptions {
  /** Widths of the columns in characters, where their words may wrap. */
  readonly widths?: readonly number[];
}

/** A table for people: columns that line up, and a head in bold where there is colour. Ends with a line end. */
export function renderTable(
  { color }: Pick<Io, 'color'>,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { widths }: TableOptions = {},
): string {
  const { bold } = pico.createColors(color);
  const table = new Table({
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    ...(widths && { colWidths: [...widths], wordWrap: true }),
  });
  table.push(head.map(bold), ...rows.map((row) => row.map((cell) => cell.split('\n').map(toSafeText).join('\n'))));
  return `${table.toString().replace(/ +$/gm, '')}\n`;
}
