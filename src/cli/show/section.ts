import pico from 'picocolors';
import { toSafeLines, toSafeText } from '../../base/printable.js';
import { wrap } from '../io/display-width.js';
import type { Io } from '../io/process-io.js';
import { renderTable } from '../io/table.js';
import type { CardSection, CardTable } from './card.js';

/** The widest column of names or types, in characters. */
const WIDEST = 30;
/** A narrower last column is harder to read than one below the others. */
const NARROWEST = 30;

/** A section of a card as a terminal shows it: its title, then its lines and its table. */
export function renderSection(io: Io, { title, lines, table }: CardSection): string {
  const { bold } = pico.createColors(io.color);
  const words = lines.map((line) => wrap(toSafeLines(line), io.columns, line.startsWith('- ') ? '  ' : ''));
  return [bold(toSafeText(title)), ...words, ...(table ? [renderRows(io, table).trimEnd()] : [])].join('\n');
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
  const last = io.columns - least.reduce((sum, width) => sum + width, 0) - 2 * least.length;
  if (isFields && last < NARROWEST) return cells.map((row) => renderStacked(io, row)).join('\n');
  return renderTable(io, head, cells, { widths: [...least, Math.max(last, NARROWEST)] });
}

/** A field where the terminal has no room for columns: what it means stands below it. */
function renderStacked({ columns, color }: Io, row: readonly string[]): string {
  const { bold } = pico.createColors(color);
  const [field = '', type = '', required] = row.map(toSafeText);
  const head = [bold(field), type, ...(required ? ['required'] : [])].join('  ');
  const text = toSafeLines(row.at(-1) ?? '')
    .split('\n')
    .map((line) => wrap(line, columns - INDENT.length));
  return [head, ...text.flatMap((lines) => lines.split('\n')).map((line) => `${INDENT}${line}`)].join('\n');
}

const INDENT = '    ';
