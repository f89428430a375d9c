import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ScriptError } from './problem.js';

/**
 * The files below a folder of the root, by their paths from the root, sorted; none when there is no such folder. Links
 * are followed, one that leads back to a folder around it is not.
 *
 * @throws ScriptError when a file has the folder's name.
 */
export function listFiles(root: string, folder: string): string[] {
  const stats = statSync(join(root, folder), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) throw new ScriptError(`${join(root, folder)} is a file; a folder belongs there`);
  return [...walk(root, folder, [])].sort();
}

function* walk(root: string, folder: string, around: readonly string[]): Generator<string> {
  const real = realpathSync(join(root, folder));
  if (around.includes(real)) return;
  for (const name of readdirSync(join(root, folder))) {
    const path = `${folder}/${name}`;
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) yield* walk(root, path, [...around, real]);
    // A link that leads nowhere counts as a file, so that reading it says so.
    else yield path;
  }
}

/** The text of a file; undefined when there is none. */
export const readIfThere = (root: string, file: string): string | undefined => readBytesIfThere(root, file)?.toString();

/** The same as bytes, of which a strict reader can say whether they are a text. */
export function readBytesIfThere(root: string, file: string): Buffer | undefined {
  const stats = statSync(join(root, file), { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (stats.isDirectory()) throw new ScriptError(`${join(root, file)} is a folder; a file belongs there`);
  return readFileSync(join(root, file));
}
