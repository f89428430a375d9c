import { wrap } from '../io/display-width.js';

/** The left column of a table is no wider. */
const WIDEST_TERM = 34;

/** A page of docs/cli as `--help` prints it, in lines of `width` characters. It may hold headings, paragraphs, lists, tables and fenced blocks. */
export function helpText(markdown: string, width: number): string {
  const blocks = markdown.trim().split(/\n{2,}/);
  return `${joinFences(blocks)
    .map((block) => renderBlock(block, width))
    .join('\n\n')}\n`;
}

/** Blank lines within a fence end no block. */
function joinFences(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const block of blocks) {
    if (open) joined.push(`${joined.pop()}\n\n${block}`);
    else joined.push(block);
    if ((block.match(/^```/gm) ?? []).length % 2 === 1) open = !open;
  }
  return joined;
}

function renderBlock(block: string, width: number): string {
  const lines = block.split('\n');
  if (block.startsWith('#')) return plain(block.replace(/^#+ /, ''));
  if (block.startsWith('```'))
    return lines
      .slice(1, -1)
      .map((line) => `  ${line}`.trimEnd())
      .join('\n');
  if (block.startsWith('|')) return renderTable(lines, width);
  if (block.startsWith('- ')) {
    return plain(block.replace(/\n {2}/g, ' '))
      .split('\n')
      .map((line) => wrap(line, width, '  '))
      .join('\n');
  }
  return wrap(plain(lines.join(' ')), width);
}

/** The head and the rule below it are left out: what a table is about stands in the heading above. */
function renderTable([, , ...rows]: readonly string[], width: number): string {
  const cells = rows.map((row) =>
    row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => plain(cell.trim())),
  );
  const indent = Math.min(Math.max(...cells.map(([term = '']) => term.length)), WIDEST_TERM) + 4;
  return cells
    .map(([term = '', ...rest]) => {
      const margin = ' '.repeat(indent);
      const text = wrap(rest.join(', '), width - indent).replaceAll('\n', `\n${margin}`);
      const start = `  ${term}`;
      return start.length > indent - 2 ? `${start}\n${margin}${text}` : `${start.padEnd(indent)}${text}`;
    })
    .join('\n');
}

/** Without the marks of links, code and emphasis. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\*\*([^*]*)\*\*/g, '$1')
    .replace(/\\\|/g, '|');
