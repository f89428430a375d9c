import type { TextPlace } from '../../model/parse-result.js';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Counts offsets of a text out to lines and columns, all in one pass that ends at the last of them. */
export function placesOf(text: string, offsets: readonly number[]): (offset: number) => TextPlace {
  const places = new Map<number, TextPlace>();
  let line = 1;
  let lineStart = 0;
  let i = 0;
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    for (; i < offset; i++) {
      const unit = text.charCodeAt(i);
      const endsLine = unit === LINE_FEED || (unit === CARRIAGE_RETURN && text.charCodeAt(i + 1) !== LINE_FEED);
      if (!endsLine) continue;
      line++;
      lineStart = i + 1;
    }
    places.set(offset, { line, column: offset - lineStart + 1 });
  }
  return (offset) => places.get(offset) ?? { line: 1, column: 1 };
}
