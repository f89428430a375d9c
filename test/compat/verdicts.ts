import { compareSchemas } from '../../src/compat/files/compare-files.js';

/** What `compat` says of a change, backward and forward: `proven broken`. */
export function verdicts(old: unknown, next: unknown): string {
  const { backward, forward } = compareSchemas(old, next);
  return `${backward.verdict} ${forward.verdict}`;
}
