import { codeFrameColumns } from '@babel/code-frame';
import type { Finding } from './record.js';

/** Lines shown above and below the place. */
const ABOVE = 2;
const BELOW = 1;
/** What the frame itself takes of a line: the marker, the number and the bar. */
const GUTTER = 12;

/**
 * The lines around the place of a finding, which is underlined; empty where the place is not known. `text` starts with the line
 * `firstLine`. Long lines are cut to what is near the place.
 */
export function codeFrame(
  text: string,
  firstLine: number,
  { line, column }: Finding,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  if (line === undefined || column === undefined) return '';
  const lines = text.split(/\r\n|\n|\r/, line - firstLine + BELOW + 1);
  const marked = lines[line - firstLine];
  // Of nothing there is nothing to show.
  if (marked === undefined || text.trim() === '') return '';
  const start = Math.max(line - firstLine - ABOVE, 0);
  const shown = lines.slice(start, lines.at(-1) === '' ? -1 : undefined);
  const width = Math.max(columns - GUTTER, 40);
  const from = shown.every(({ length }) => length <= width) ? 0 : Math.max(column - 1 - Math.floor(width / 3), 0);
  const window = shown.map((each) => cut(each, from, width));
  const at = column - from;
  const end = Math.min(at + lengthOfToken(marked.slice(column - 1)), width + 1);
  const location = {
    start: { line, column: at },
    end: { line, column: end },
  };
  return codeFrameColumns(window.map(withoutControls).join('\n'), location, {
    linesAbove: ABOVE,
    linesBelow: BELOW,
    highlightCode: color,
    forceColor: color,
    startLine: firstLine + start,
  } as Parameters<typeof codeFrameColumns>[2]);
}

/** The token that a JSON text or source code goes on with: a string, a word or number, or one character. */
const lengthOfToken = (rest: string): number =>
  /^(?:(["'`])(?:(?!\1)[^\\]|\\.)*\1|"(?:[^"\\]|\\.)*|[-+.\w]+|.)/su.exec(rest)?.[0].length ?? 1;

function cut(line: string, from: number, width: number): string {
  const start = from > 0 && line.length > 0 ? '…' : '';
  const end = line.length > from + width ? '…' : '';
  return `${start}${line.slice(from + start.length, from + width - end.length)}${end}`;
}

/** One character stands for one, so that what is underlined stays underlined; tabs keep their width. */
const withoutControls = (line: string): string =>
  line.replace(/[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/gu, '\uFFFD');
