import { toSafeLines } from '../../base/printable.js';

export interface GuardOptions {
  /** Whether the text may be coloured. */
  readonly color?: boolean;
  /** Whether lines may be workflow commands that tell an error or a warning. */
  readonly commands?: boolean;
}

/**
 * The last look at all that is written, whatever the command and format. Each format encodes what it writes; what one forgets is
 * escaped here: no terminal and no build server obeys anything but our own colours and, where they were asked for, our own annotations.
 * The function that is returned takes the texts of one stream in their order.
 */
export function lineGuard({ color = false, commands = false }: GuardOptions = {}): (text: string) => string {
  let isLineStart = true;
  return (text) => {
    if (text === '') return text;
    const startsLine = isLineStart;
    isLineStart = text.endsWith('\n');
    const safe = color ? withColors(text) : toSafeLines(text);
    return safe.replace(COMMAND, (found, blanks: string, at: number) => {
      if (at === 0 && !startsLine) return found;
      const isOurs = commands && blanks === '' && ANNOTATION.test(safe.slice(at, at + LONGEST_NAME));
      return isOurs ? found : `${blanks}\\u003a:`;
    });
  };
}

/** Colours and weights of letters alone: hidden text (8) and all that moves the cursor or changes the terminal stay out. */
const COLOR = '\x1b\\[(?:[0-4]|2[1-79]|3[0-79]|4[0-79]|9[0-7])m';
const COLORS = new RegExp(`(${COLOR})`);

const withColors = (text: string): string =>
  text
    .split(COLORS)
    .map((part, i) => (i % 2 === 1 ? part : toSafeLines(part)))
    .join('');

/** The runner of GitHub Actions takes a line for a command that begins with `::` after blanks (actions/runner, ActionCommand.cs). */
const COMMAND = new RegExp(`^((?:[^\\S\\n]|${COLOR})*)::`, 'gm');
const ANNOTATION = /^::(?:error|warning) /;
const LONGEST_NAME = '::warning '.length;
