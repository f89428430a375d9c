import { readFileSync, statSync } from 'node:fs';
import { isCliError } from '../io/cli-error.js';
import { type Finding, type InputRecord, UNPARSABLE, UNREADABLE } from '../io/record.js';
import { shownError, shownFile } from '../io/shown.js';
import { checkName } from './check-name.js';
import { literalsOf } from './literals.js';
import { parseSource } from './parse-source.js';
import { type NameUse, recognize } from './recognize.js';
import type { Scope } from './scope.js';
import type { Vocabulary } from './vocabulary.js';

/** What became of one file, with every known name that it uses. */
export interface ScanRecord extends InputRecord {
  readonly uses: readonly PlacedUse[];
}

/** A use, and where its string starts; both from 1. */
export interface PlacedUse extends NameUse {
  readonly line: number;
  readonly column: number;
}

/** In bytes. What people write is shorter; what programs write uses no names that its source does not. */
const LARGEST = 5_000_000;

export function scanFile(
  file: string,
  vocabulary: Vocabulary,
  scope: Scope,
): { readonly record: ScanRecord; readonly text?: string; readonly failure?: string } {
  try {
    if (statSync(file).size > LARGEST) return { record: skipped(file, 'is left out: it is larger than 5 MB') };
    const text = readFileSync(file, 'utf8');
    // `.ts` is the ending of films, too.
    if (text.includes('\0')) return { record: skipped(file, 'is left out: it is no text') };
    return { record: scanText(file, text, vocabulary, scope), text };
  } catch (error) {
    const { code } = error as { readonly code?: string };
    const message = shownError(error);
    const record = recordOf(file, [{ message, keyword: UNREADABLE, params: isCliError(error) ? {} : { code } }]);
    return { record, failure: `openvibe-contracts: ${shownFile(file)} ${message}\n` };
  }
}

export function scanText(file: string, text: string, vocabulary: Vocabulary, scope: Scope): ScanRecord {
  const source = parseSource(file, text);
  if ('error' in source) return recordOf(file, [{ ...source.error, keyword: UNPARSABLE, params: {} }]);
  const uses: PlacedUse[] = [];
  const errors: Finding[] = [];
  for (const literal of literalsOf(source.tree)) {
    const use = recognize(literal, vocabulary);
    if (use === undefined) continue;
    const { line, column } = literal;
    const finding = checkName(use, vocabulary, scope);
    if (vocabulary[use.kind].has(use.name)) uses.push({ ...use, line, column });
    if (finding) errors.push({ ...finding, line, column });
  }
  return recordOf(file, errors, uses);
}

const skipped = (file: string, message: string): ScanRecord =>
  recordOf(file, [{ message, keyword: 'skipped', params: {}, severity: 'warning' }]);

function recordOf(file: string, errors: readonly Finding[], uses: readonly PlacedUse[] = []): ScanRecord {
  return { file, valid: errors.every(({ severity }) => severity === 'warning'), errors, uses };
}
