import { createHash } from 'node:crypto';
import { readBytesIfThere } from '../../../src/source/files.js';
import { GitError, openRepository } from '../../../src/source/git.js';
import { type Problem, ScriptError } from '../../../src/source/problem.js';
import { HASHES, RELEASES, REVIEWS } from '../read-releases.js';

/**
 * Every release that was ever committed is there and holds what was committed first: hashes.json cannot tell when it is changed, or
 * gone, with what it records. Outside of a repository there is no history to ask.
 */
export function checkHistory(root: string): Problem[] {
  return [...firstReleases(root)].flatMap(([file, object]) => {
    const bytes = readBytesIfThere(root, file);
    if (bytes === undefined)
      return [{ file, message: 'was released and is gone; take it back from the history of the repository' }];
    if (objectOf(bytes, object.length) === object) return [];
    const message = 'was released and is not what was committed first; take it back from the history of the repository';
    return [{ file, message }];
  });
}

/** By file, the name of the object that git gave to its first content. */
function firstReleases(root: string): Map<string, string> {
  const args = ['log', '-z', '--raw', '--no-abbrev', '--no-renames', '--relative', '--reverse', '--diff-filter=A'];
  const objects = new Map<string, string>();
  let lines: string[];
  try {
    lines = openRepository(root)
      .run([...args, '--format=', '--', RELEASES])
      .toString()
      .split('\0');
  } catch (error) {
    // No git, no repository or no commit.
    if (error instanceof ScriptError || error instanceof GitError) return objects;
    throw error;
  }
  for (const [i, line] of lines.entries()) {
    const [, object] = /^\n?:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) A$/.exec(line) ?? [];
    const file = lines[i + 1];
    if (object && file && file !== HASHES && file !== REVIEWS && !objects.has(file)) objects.set(file, object);
  }
  return objects;
}

/** The name of the object that git would give to a content: SHA-1, or SHA-256 where the repository has that. */
const objectOf = (bytes: Buffer, length: number): string =>
  createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
