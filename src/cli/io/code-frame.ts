import { highlight } from '@babel/code-frame';
import pico from 'picocolors';
import { displayWidth, fitting } from './display-width.js';
import type { Finding } from './record.js';

/** Lines shown above and below the place. */
const ABOVE = 2;
const BELOW = 1;
/** What the frame itself takes of a line: the marker, the number and the bar. */
const GUTTER = 12;

/** Lines of a text, of which the first one has the number `first`. */
export interface Lines {
  readonly lines: readonly string[];
  readonly first: number;
}

/** The lines that frames of these findings show, as far as the last of them: a text may have millions. */
export function linesFor(text: string, first: number, findings: readonly Finding[]): Lines {
  const last = findings.reduce((most, { line }) => Math.max(most, line ?? 0), 0);
  return { lines: text.split(/\r\n|\n|\r/, Math.max(last - first + BELOW + 1, 0)), first };
}

/**
 * The lines around the place of a finding, which is underlined; empty where the place is not known. Long lines are cut to what is near
 * the place.
 */
export function codeFrame(
  { lines, first }: Lines,
  { line, column }: Finding,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  if (line === undefined || column === undefined) return '';
  const marked = lines[line - first];
  const start = Math.max(line - first - ABOVE, 0);
  const shown = lines.slice(start, line - first + BELOW + 1);
  // Of nothing there is nothing to show.
  if (marked === undefined || shown.every((each) => each.trim() === '')) return '';
  if (shown.at(-1) === '') shown.pop();

  const width = Math.max(columns - GUTTER, 40);
  const isShort = shown.every((each) => each.length <= width && displayWidth(toShown(each)) <= width);
  const from = isShort ? 0 : Math.max(column - 1 - Math.floor(width / 3), 0);
  const window = shown.map((each) => cut(each, from, width));
  const before = cut(marked.slice(0, column - 1), from, width);
  const token = TOKEN.exec(marked.slice(column - 1, column - 1 + width))?.[0] ?? ' ';
  const space = displayWidth(before);
  const underline = '^'.repeat(Math.max(Math.min(displayWidth(toShown(token)), width - space), 1));

  const { bold, gray, red } = pico.createColors(color);
  const code = color ? highlight(window.join('\n')).split('\n') : window;
  const digits = String(first + start + code.length - 1).length;
  const rows = code.flatMap((each, i) => {
    const number = first + start + i;
    const gutter = gray(` ${String(number).padStart(digits)} |`);
    const row = `${number === line ? bold(red('>')) : ' '}${gutter}${each === '' ? '' : ` ${each}`}`;
    return number === line
      ? [row, ` ${gray(` ${' '.repeat(digits)} |`)} ${' '.repeat(space)}${bold(red(underline))}`]
      : [row];
  });
  return rows.join('\n');
}

/** What a JSON text or source code goes on with: a string, which may have no end, a word or number, or one character. */
const TOKEN = /^(?:(["'`])(?:(?!\1)[^\\]|\\.)*\1?|[-+.\w]+|.)/su;

/** What is shown of a line from an offset on; the dots stand for what is left out. */
function cut(line: string, from: number, width: number): string {
  const start = from > 0 && line.length > 0 ? '…' : '';
  const rest = start + toShown(line.slice(from + start.length, from + 2 * width));
  const fits = displayWidth(rest) <= width && line.length <= from + 2 * width;
  return fits ? rest : `${fitting(rest, width - 1)}…`;
}

/** As a terminal or a build server may get it: nothing that it obeys, and as wide as it was. Tabs have a width of their own on each terminal, and so become spaces. */
const toShown = (line: string): string =>
  line.replace(/\t/g, '  ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]|#(?=#(?:vso)?\[)/gu, '\uFFFD');
