import type { Block, Code, Fold, Row, Table } from './block.js';
import { cellMarkdown, fencedMarkdown, headingMarkdown, paragraphMarkdown } from './block-markdown.js';

/** The Markdown version of a generated page's blocks. */
export const toMarkdown = (blocks: readonly Block[]): string =>
  blocks
    .map(blockMarkdown)
    .filter((part) => part !== '')
    .join('\n\n');

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return headingMarkdown(block.level, block.text);
    case 'text':
      return paragraphMarkdown(block.text);
    case 'list':
      return block.items.map((item) => `- ${paragraphMarkdown(item)}`).join('\n');
    case 'facts':
      return block.facts.map(([name, value]) => `- **${name}:** ${value}`).join('\n');
    case 'table':
      return tableMarkdown(block);
    case 'code':
      return codeMarkdown(block);
    case 'note':
      return `> ${paragraphMarkdown(block.text)}`;
    case 'fold':
      return foldMarkdown(block);
    case 'custom':
      return block.markdown;
  }
}

function tableMarkdown({ columns, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n');
}

const cellsOf = ({ cells }: Row): string[] =>
  cells.map((cell) => cellMarkdown(typeof cell === 'string' ? cell : cell.join('; ')));

/** An edit is shown as in the output of diff, and what is wrong in a line behind it. */
function codeMarkdown({ language, text, marks }: Code): string {
  if (!marks) return fencedMarkdown(language, text);
  const signs = { added: '+', removed: '-', elided: ' ' };
  const lines = text.split('\n').map((line, i) => {
    const { look, note } = marks.get(i + 1) ?? {};
    return `${look ? signs[look] : ' '}${line}${note === undefined ? '' : `  ← ${note}`}`;
  });
  return fencedMarkdown('diff', lines.join('\n'));
}

const foldMarkdown = ({ summary, blocks }: Fold): string =>
  `**${summary.replaceAll('**', '')}**\n\n${toMarkdown(blocks)}`;
