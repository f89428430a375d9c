import type { PlacedError } from '../../../src/model/parse-result.js';
import type { Mark } from '../../markup/block.js';

/** Lines of code and what is to be seen of them. */
export interface MarkedText {
  readonly text: string;
  readonly marks: ReadonlyMap<number, Mark>;
}

/** How many lines around an edit or an error say where one is. */
const CONTEXT = 3;
const LONGEST_LINE = 120;

interface Line {
  readonly text: string;
  readonly mark: Mark;
}

/**
 * A rejected text as an edit of a valid one, with the errors at their lines; what is the same in both, and far from all that, is left out.
 *
 * @param before The text that it was made from; undefined where it was made from none.
 */
export function caseLines(text: string, before: string | undefined, errors: readonly PlacedError[]): MarkedText {
  const notes = new Map<number, string[]>();
  for (const { line, path, message } of errors)
    notes.set(line, [...(notes.get(line) ?? []), `${path} ${message}`.trim()]);
  const after = text.split('\n').map((line, i): Line => {
    const found = notes.get(i + 1);
    return { text: line, mark: found ? { isError: true, note: found.join('\n') } : {} };
  });
  const lines = before === undefined ? after : withEdit(after, before.split('\n'));
  return toMarked(before === undefined ? lines : withoutDistant(lines));
}

/** One edit changes one run of lines: what is the same at both ends is not part of it. */
function withEdit(after: readonly Line[], before: readonly string[]): Line[] {
  const most = Math.min(after.length, before.length);
  let start = 0;
  while (start < most && after[start]?.text === before[start]) start++;
  let end = 0;
  while (end < most - start && after.at(-1 - end)?.text === before.at(-1 - end)) end++;
  const removed = before.slice(start, before.length - end);
  return [
    ...after.slice(0, start),
    ...removed.map((text): Line => ({ text, mark: { look: 'removed' } })),
    ...after
      .slice(start, after.length - end)
      .map(({ text, mark }): Line => ({ text, mark: { ...mark, look: 'added' } })),
    ...after.slice(after.length - end),
  ];
}

function withoutDistant(lines: readonly Line[]): Line[] {
  const near = new Set<number>();
  lines.forEach(({ mark }, i) => {
    if (!mark.look && !mark.isError) return;
    for (let at = i - CONTEXT; at <= i + CONTEXT; at++) near.add(at);
  });
  const kept: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const start = i;
    while (i < lines.length && !near.has(i)) i++;
    const count = i - start;
    // A single line takes no more room than the words for it.
    if (count === 1) kept.push(lines[start] as Line);
    else if (count > 1) kept.push({ text: `… ${count} lines`, mark: { look: 'elided' } });
    if (i < lines.length) kept.push(lines[i] as Line);
  }
  return kept;
}

function toMarked(lines: readonly Line[]): MarkedText {
  const marks = lines.flatMap(({ mark }, i): [number, Mark][] => (Object.keys(mark).length > 0 ? [[i + 1, mark]] : []));
  return { text: lines.map((line) => shorten(line.text)).join('\n'), marks: new Map(marks) };
}

/** A text of a million characters teaches nothing. What is left is JSON all the same. */
export function shorten(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const [end = ''] = /"?,?$/.exec(line) ?? [];
  return `${line.slice(0, LONGEST_LINE - 40)}… (${line.length} characters)${end}`;
}
