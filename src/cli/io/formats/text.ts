import pico from 'picocolors';
import { printable } from '../../../base/printable.js';
import { codeFrame, linesFor } from '../code-frame.js';
import { type Finding, type InputRecord, UNREADABLE } from '../record.js';
import { shownFile, shownMessage } from '../shown.js';
import type { Format, FormatContext } from './format.js';

/** For people: `file:line:column: /pointer: message`, and the lines around the place. */
export function textFormat(context: FormatContext): Format {
  const colors = pico.createColors(context.color);
  const heading = (record: InputRecord, finding: Finding): string => {
    const { path, message, severity } = finding;
    const what = path === undefined ? '' : `${colors.bold(printable(path))}: `;
    const mark = severity === 'warning' ? colors.yellow('warning: ') : '';
    return `${colors.cyan(placeOf(record, finding))}: ${mark}${what}${shownMessage(message)}`;
  };
  return {
    start: () => '',
    add: (record, text) => {
      // What could not be read is printed where failures of the tool are.
      const told = record.errors.filter(({ keyword }) => keyword !== UNREADABLE);
      const shown = text === undefined ? undefined : linesFor(text, record.line ?? 1, told);
      const lines = told.flatMap((finding) => {
        const frame = shown === undefined ? '' : codeFrame(shown, finding, context);
        return frame === '' ? [heading(record, finding)] : [heading(record, finding), frame];
      });
      if (record.truncated) lines.push(`${shownFile(record.file)}: there may be more errors`);
      // Of the lines of a file only those at fault are of interest.
      if (record.valid && lines.length === 0 && record.line === undefined && !context.quiet) {
        lines.push(`${shownFile(record.file)}: ${colors.green('valid')}`);
      }
      return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
    },
    end: () => '',
  };
}

/** `check-in.json:4:21`, as far as it is known. */
function placeOf({ file }: InputRecord, { line, column }: Finding): string {
  const place = line === undefined ? [] : column === undefined ? [line] : [line, column];
  return [shownFile(file), ...place].join(':');
}
