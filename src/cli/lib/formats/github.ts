import type { Finding, InputRecord } from '../record.js';
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
  const properties = Object.entries({ file, line, col: column, title: contract })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = path === undefined ? message : `${path === '' ? 'the value' : path}: ${message}`;
  return `::${severity ?? 'error'} ${properties.join(',')}::${escapeData(text)}`;
}

const escapeData = (text: string): string => text.replace(/[%\r\n]/g, escapeCharacter);
const escapeProperty = (text: string): string => text.replace(/[%\r\n:,]/g, escapeCharacter);

const escapeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
