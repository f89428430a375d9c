import pico from 'picocolors';
import type { CardSection, CardTable } from './card.js';
import type { Io } from './io.js';
import { renderTable } from './table.js';

/** The widest column of names or types, in characters. */
const WIDEST = 30;

/** A section of a card as a terminal shows it: its title, then its lines and its table. */
export function renderSection(io: Io, { title, lines, table }: CardSection): string {
  const { bold } = pico.createColors(io.color);
  const words = lines.map((line) => wrap(line, io.columns, line.startsWith('- ') ? '  ' : ''));
  return [bold(title), ...words, ...(table ? [renderRows(io, table).trimEnd()] : [])].join('\n');
}

/** What a field means and what it must be stand in one column, the last: five columns would be too narrow. */
function renderRows(io: Io, { columns, rows }: CardTable): string {
  const text = (cell: string | readonly string[] = ''): string => (typeof cell === 'string' ? cell : cell.join('; '));
  const isFields = columns[0] === 'Field';
  const head = isFields ? ['Field', 'Type', 'Req.', 'Description'] : columns;
  const cells = rows.map((row) => {
    if (!isFields) return row.map(text);
    const [field, type, required, description, constraints] = row.map(text);
    return [field ?? '', type ?? '', required ?? '', [description, constraints].filter((part) => part).join('\n')];
  });
  const least = head.slice(0, -1).map((name, i) => {
    return Math.min(Math.max(name.length, ...cells.map((row) => (row[i] ?? '').length)), WIDEST);
  });
  const last = Math.max(io.columns - least.reduce((sum, width) => sum + width, 0) - 2 * least.length, 30);
  return renderTable(io, head, cells, { widths: [...least, last] });
}

/** Breaks a line between words so that none is longer than `width`, as far as the words allow. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
