import { formatOf } from '../../../src/cli/io/formats/index.js';
import { type InputRecord, UNREADABLE } from '../../../src/cli/io/record.js';

/** A record of one finding, changed in some parts. */
export function recordOf(finding: Partial<InputRecord['errors'][0]>, record: Partial<InputRecord> = {}): InputRecord {
  const error = { path: '/a', message: 'is wrong', keyword: 'const', params: {}, line: 1, column: 1, ...finding };
  return { file: 'a.json', contract: 'a.b@1', valid: false, errors: [error], ...record };
}

/** Records that have a text of a stranger in one of their parts. */
export const PLACES: Readonly<Record<string, (text: string) => InputRecord>> = {
  'a key': (text) => recordOf({ path: `/${text}` }),
  'a message': (text) => recordOf({ message: text }),
  'a keyword': (text) => recordOf({ keyword: text }),
  'the params': (text) => recordOf({ params: { [text]: text } }),
  'a file name': (text) => recordOf({}, { file: text }),
  'a folder name': (text) => recordOf({}, { file: `${text}/b.json` }),
  'a contract name': (text) => recordOf({}, { contract: text }),
  'a file that cannot be read': (text) => recordOf({ keyword: UNREADABLE, message: text }, { file: text }),
  'a valid file': (text) => ({ file: text, contract: text, valid: true, errors: [] }),
  'a file with more errors': (text) => recordOf({}, { file: text, truncated: true }),
  'second of two errors': (text) => {
    const { errors, ...rest } = recordOf({ path: text, message: text });
    return { ...rest, file: text, errors: [...errors, ...errors] };
  },
};

const context = { command: 'validate', color: false, columns: 80, quiet: false };

/** What a format writes of records, before anything looks at it again. */
export function written(format: string, records: readonly InputRecord[], text?: string): string {
  const { start, add, end } = formatOf(format, context);
  return start() + records.map((record) => add(record, text)).join('') + end();
}
