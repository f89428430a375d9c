import pico from 'picocolors';
import { printable, toSafeText } from '../../../printable.js';
import { codeFrame } from '../code-frame.js';
import { type Finding, type InputRecord, UNREADABLE } from '../record.js';
import type { Format, FormatContext } from './format.js';

/** For people: `file:line:column: /pointer: message`, and the lines around the place. */
export function textFormat(context: FormatContext): Format {
  const colors = pico.createColors(context.color);
  const heading = (record: InputRecord, finding: Finding): string => {
    const { path, message, severity } = finding;
    const what = path === undefined ? '' : `${colors.bold(printable(path))}: `;
    const mark = severity === 'warning' ? colors.yellow('warning: ') : '';
    return `${colors.cyan(placeOf(record, finding))}: ${mark}${what}${message}`;
  };
  return {
    start: () => '',
    add: (record, text) => {
      // What could not be read is told where failures of the tool are.
      const told = record.errors.filter(({ keyword }) => keyword !== UNREADABLE);
      const lines = told.flatMap((finding) => {
        const frame = text === undefined ? '' : codeFrame(text, record.line ?? 1, finding, context);
        return frame === '' ? [heading(record, finding)] : [heading(record, finding), frame];
      });
      if (record.truncated) lines.push(`${toSafeText(record.file)}: there may be more errors`);
      // Of the lines of a file only those at fault are of interest.
      if (record.valid && lines.length === 0 && record.line === undefined && !context.quiet) {
        lines.push(`${toSafeText(record.file)}: ${colors.green('valid')}`);
      }
      return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
    },
    end: () => '',
  };
}

/** `check-in.json:4:21`, as far as it is known. */
function placeOf({ file }: InputRecord, { line, column }: Finding): string {
  const place = line === undefined ? [] : column === undefined ? [line] : [line, column];
  return [toSafeText(file), ...place].join(':');
}
