import { plural } from '../../base/phrases.js';
import { shownFile, shownName } from '../io/shown.js';
import type { ScanRecord } from './scan-file.js';
import type { NameKind } from './vocabulary.js';

/** What a scan found in all files together. */
export interface Tally {
  readonly add: (record: ScanRecord) => void;
  /** A line for each use: where, of what kind, and the name. */
  readonly uses: () => string;
  /** How much was read and found, in one line. */
  readonly summary: () => string;
}

export function startTally(): Tally {
  const names: Readonly<Record<NameKind, Set<string>>> = {
    contract: new Set(),
    function: new Set(),
    capability: new Set(),
  };
  const lines: string[] = [];
  const count = { files: 0, errors: 0, warnings: 0 };
  return {
    add: ({ file, errors, uses }) => {
      count.files++;
      for (const { severity } of errors) count[severity === 'warning' ? 'warnings' : 'errors']++;
      for (const { kind, name, line, column } of uses) {
        names[kind].add(name);
        lines.push(`${shownFile(file)}:${line}:${column}: ${kind} ${shownName(name)}\n`);
      }
    },
    uses: () => lines.join(''),
    summary: () => {
      const { contract, function: call, capability } = names;
      const used = [some(contract.size, 'contract'), some(call.size, 'function'), some(capability.size, 'capability')];
      const found = [some(count.errors, 'error'), some(count.warnings, 'warning')];
      return `${some(count.files, 'file')} use ${used.join(', ')}: ${found.join(', ')}\n`.replace(
        /^1 file use/,
        '1 file uses',
      );
    },
  };
}

const some = (count: number, noun: string): string => `${count.toLocaleString('en-US')} ${plural(count, noun)}`;
