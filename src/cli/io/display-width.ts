import stringWidth from 'string-width';

/*
 * Texts in the columns of a terminal. None of them holds control characters: what others wrote is escaped before it is laid out, and
 * colour comes after. So breaking a line between words is all that is needed; wrap-ansi's work is to follow colours across lines.
 */

/** How many columns a text takes: a flag, or a family, is one picture of two. */
export const displayWidth = (text: string): number => stringWidth(text);

/** The longest start of a text that fits in so many columns. */
export function fitting(text: string, columns: number): string {
  let width = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    width += displayWidth(segment);
    if (width > columns) return text.slice(0, index);
  }
  return text;
}

/** Breaks a line between words so that none is wider than `width`, as far as the words allow; lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    if (line !== '' && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
