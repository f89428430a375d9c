import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The day on which one of some files was last changed, as `2026-11-30`: by its commit, or by the file system where git knows no such file. */
export function changeDates(root: string): (files: readonly string[]) => string {
  const committed = commitDates(root);
  const dateOf = (file: string): string => committed.get(file) ?? fileDate(join(root, file));
  return (files) => files.map(dateOf).sort().at(-1) ?? new Date(0).toISOString().slice(0, 10);
}

/** By file below the root, from one walk through the history. */
function commitDates(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of gitLog(root).split('\n')) {
    if (line.startsWith('\t')) date = line.slice(1);
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

function gitLog(root: string): string {
  try {
    return execFileSync('git', ['log', '--relative', '--name-only', '--format=%x09%cs', '--', '.'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // Not in a repository, or no git: the file system knows.
    return '';
  }
}

const fileDate = (path: string): string =>
  (statSync(path, { throwIfNoEntry: false })?.mtime ?? new Date(0)).toISOString().slice(0, 10);
