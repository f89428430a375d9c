// A part gives rows, each a pair of numbers with the goal of their ratio, and tables that only inform.

/** A row without a goal informs. */
export const meets = ({ ours, theirs, goal }) => goal === undefined || ours / theirs <= goal;

export function renderReport({ machine, parts }) {
  const rows = Object.values(parts).flatMap((part) => part.rows);
  const tables = Object.values(parts).flatMap((part) => part.tables ?? []);
  const { node, cpu, cores, load } = machine;
  const paragraphs = [
    `Node ${node}, ${cpu}, ${cores} cores, load ${load} at the start`,
    renderTable(['what', 'ours', 'against', 'ratio', 'goal', ''], rows.map(cellsOf)),
    ...tables.map(({ title, columns, rows }) => `${title}\n${renderTable(columns, rows)}`),
    summaryOf(rows),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function summaryOf(rows) {
  const rated = rows.filter(({ goal }) => goal !== undefined);
  const missed = rated.filter((row) => !meets(row));
  return `${rated.length - missed.length} of ${rated.length} goals met`;
}

const cellsOf = (row) => [
  row.what,
  amount(row.ours, row.unit),
  `${row.against} ${amount(row.theirs, row.unit)}`,
  (row.ours / row.theirs).toFixed(3),
  row.goal === undefined ? '' : `≤ ${row.goal}`,
  row.goal === undefined ? '' : meets(row) ? 'ok' : 'MISSES',
];

/** A number in its unit, with three figures that count. */
export function amount(value, unit) {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return `${value.toFixed(Math.min(digits, 3))} ${unit}`;
}

export function renderTable(columns, rows) {
  const lines = [columns, ...rows];
  const widths = columns.map((_, i) => Math.max(...lines.map((cells) => [...cells[i]].length)));
  // Texts stand left, numbers right.
  const pad = (cell, i) => (/^[-\d≤]/.test(rows[0]?.[i] ?? '') ? cell.padStart(widths[i]) : cell.padEnd(widths[i]));
  return lines.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
}
