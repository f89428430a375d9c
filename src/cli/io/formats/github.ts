import { printable } from '../../../base/printable.js';
import type { Finding, InputRecord } from '../record.js';
import { shownMessage, shownName, shownPath } from '../shown.js';
import type { Format } from './format.js';

/**
 * Workflow commands, which GitHub Actions shows beside the lines of a change
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function githubFormat(): Format {
  return {
    start: () => '',
    add: (record) => record.errors.map((finding) => `${commandOf(record, finding)}\n`).join(''),
    end: () => '',
  };
}

function commandOf({ file, contract }: InputRecord, { severity, line, column, path, message }: Finding): string {
  const title = contract === undefined ? undefined : shownName(contract);
  const properties = Object.entries({ file: shownPath(file), line, col: column, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = path === undefined ? shownMessage(message) : `${printable(path)}: ${shownMessage(message)}`;
  return `::${severity ?? 'error'} ${properties.join(',')}::${escapeData(text)}`;
}

/** Line ends are escaped before, as all control characters are. */
const escapeData = (text: string): string => text.replaceAll('%', '%25');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
