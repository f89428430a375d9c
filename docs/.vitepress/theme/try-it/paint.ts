import { highlight } from '../../../../scripts/markup/highlight.js';
import type { PlacedError } from '../../../../src/model/parse-result.js';

/** The text as HTML that lies behind the field one types in: highlighted, with the lines at fault marked and the place underlined. */
export function paint(text: string, errors: readonly PlacedError[]): string {
  const columns = new Map<number, number>();
  for (const { line, column } of errors) columns.set(line, Math.min(column, columns.get(line) ?? column));
  const plain = text.split('\n');
  return highlight('json', text)
    .split('\n')
    .map((html, i) => {
      const column = columns.get(i + 1);
      if (column === undefined) return `<span class="ln">${html}\n</span>`;
      const line = plain[i] ?? '';
      const before = line.slice(0, column - 1);
      const place = /^(?:"(?:[^"\\]|\\.)*"?|[\w.+-]+|.)/.exec(line.slice(column - 1))?.[0] ?? ' ';
      const after = line.slice(column - 1 + place.length);
      const part = (words: string): string => highlight('json', words);
      return `<span class="ln error">${part(before)}<mark>${part(place)}</mark>${part(after)}\n</span>`;
    })
    .join('');
}
