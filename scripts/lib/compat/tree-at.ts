import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ScriptError } from '../problem.js';
import { readTree, type Tree } from '../tree.js';

/**
 * The tree in a folder, or as it stood at a commit, tag or branch of the repository that the root is in.
 *
 * @throws ScriptError when there is neither.
 */
export function treeAt(root: string, where: string): Tree {
  const folder = resolve(root, where);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return readTree(folder);
  const commit = commitOf(root, where);
  const copy = mkdtempSync(join(tmpdir(), 'openvibe-contracts-at-'));
  try {
    // One archive, since asking git for each of thousands of files takes a minute.
    const archive = execFileSync('git', ['-C', root, 'archive', '--format=tar', commit], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', copy], { input: archive });
    return readTree(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function commitOf(root: string, where: string): string {
  // `--end-of-options` keeps a name that starts with a hyphen from being taken for an option.
  const args = ['-C', root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${where}^{commit}`];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch (error) {
    throw new ScriptError(`${where} is neither a folder nor a commit, tag or branch here`, { cause: error });
  }
}
