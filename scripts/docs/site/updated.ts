import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GitError, openRepository } from '../../../src/source/git.js';
import { ScriptError } from '../../../src/source/problem.js';

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
  for (const line of gitLog(root).split('\0')) {
    // A commit follows the NUL that ends the one before, its files a newline of their own.
    const [, day] = /^\t(.*)$/s.exec(line) ?? [];
    if (day !== undefined) date = day;
    const file = line.replace(/^\n/, '');
    if (day === undefined && file !== '' && !dates.has(file)) dates.set(file, date);
  }
  return dates;
}

function gitLog(root: string): string {
  try {
    const args = ['log', '-z', '--relative', '--name-only', '--format=%x09%cs', '--', '.'];
    return openRepository(root).run(args).toString();
  } catch (error) {
    // Not in a repository, no commit or no git: the file system knows.
    if (error instanceof ScriptError || error instanceof GitError) return '';
    throw error;
  }
}

const fileDate = (path: string): string =>
  (statSync(path, { throwIfNoEntry: false })?.mtime ?? new Date(0)).toISOString().slice(0, 10);
