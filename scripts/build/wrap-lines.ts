import { type ParseResult, parse } from '@babel/parser';

/** What a line of a program may end with, wherever it stands: nothing is read otherwise for a line break behind one of these. */
const ENDS = new Set([',', ';', '{', '&&', '||', '?']);

/**
 * Puts a minified program into lines: one for each statement of the file and for each `throw`, and where they are longer than the limit
 * as many as their tokens allow; a literal is never broken. Node.js prints the line that threw above an error that nobody catches, and
 * the whole program where it is one line. Lines that end with a statement cost next to nothing when the package is compressed.
 */
export function wrapLines(code: string, limit: number): string {
  const ast = parse(code, { tokens: true, sourceType: 'unambiguous' });
  const breaks = new Set<number>(ast.program.body.map(({ end }) => end ?? code.length));
  for (const { start, end } of throwsIn(ast)) breaks.add(start).add(end);
  const ends = (ast.tokens ?? []).filter(({ type }) => ENDS.has(type.label)).map(({ end }): number => end);
  const places = [...new Set([...breaks, ...ends])].sort((a, b) => a - b);

  const lines: string[] = [];
  let [start, last] = [0, 0];
  const breakAt = (place: number): void => {
    lines.push(code.slice(start, place));
    start = place;
  };
  for (const place of places) {
    if (place - start > limit && last > start) breakAt(last);
    if (breaks.has(place)) breakAt(place);
    last = place;
  }
  return [...lines, code.slice(start)].join('\n');
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function throwsIn(node: unknown): Range[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(throwsIn);
  const { type, tokens, comments, loc, ...children } = node as Partial<ParseResult> & Record<string, unknown>;
  const own = type === ('ThrowStatement' as string) ? [node as Range] : [];
  return [...own, ...Object.values(children).flatMap(throwsIn)];
}
