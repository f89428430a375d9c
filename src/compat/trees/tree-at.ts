import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { GitError, openRepository, type Repository } from '../../source/git.js';
import { failOn, ScriptError } from '../../source/problem.js';
import { readTree, SOURCE_FOLDERS, type Tree, toTree } from '../../source/tree.js';
import { commitFiles } from './commit-files.js';

/**
 * The tree in a folder, or as it stood at a commit, tag or branch of the repository that the root is in.
 *
 * @throws ScriptError when there is neither, or it holds a schema that cannot be read.
 */
export function treeAt(root: string, where: string): Tree {
  const folder = resolve(root, where);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return readWholeTree(folder);
  const repository = repositoryFor(root, where);
  const files = commitFiles(repository, commitOf(repository, where), where, SOURCE_FOLDERS);
  return whole(toTree(root, files, `${where}:${repository.prefix}`), `${where}:${repository.prefix}`);
}

/**
 * The tree in a folder, to be compared.
 *
 * @throws ScriptError when it holds a schema that cannot be read.
 */
export const readWholeTree = (root: string): Tree => whole(readTree(root), '');

/** A contract whose schema cannot be read would count as one that is not there, and nothing be said about it. */
function whole(tree: Tree, place: string): Tree {
  const problems = tree.problems.filter(({ file }) => file.startsWith('schemas/'));
  failOn(problems.map((problem) => ({ ...problem, file: place + problem.file })));
  return tree;
}

function repositoryFor(root: string, where: string): Repository {
  try {
    return openRepository(root);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const message = `cannot look for ${where}: ${error.message}, or name a folder to compare with`;
    throw new ScriptError(message, { cause: error });
  }
}

function commitOf({ run }: Repository, where: string): string {
  // `--end-of-options` keeps a name that starts with a hyphen from being taken for an option.
  const args = ['rev-parse', '--verify', '--end-of-options', `${where}^{commit}`];
  try {
    return run(args).toString().trim();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new ScriptError(`${where} is neither a folder nor a commit, tag or branch here; ${hint(run, where)}`, {
      cause: error,
    });
  }
}

/** What to do about a name that git does not know. */
function hint(run: Repository['run'], where: string): string {
  const isShallow = run(['rev-parse', '--is-shallow-repository']).toString().trim() === 'true';
  const remote = run(['for-each-ref', '--format=%(refname:short)']).toString().split('\n');
  const near = remote.find((name) => name.endsWith(`/${where}`));
  if (near !== undefined) return `did you mean ${near}?`;
  if (isShallow)
    return 'this clone is shallow and lacks most of the history: `git fetch --unshallow --tags` brings it (in a workflow, `fetch-depth: 0`)';
  return '`git fetch --tags` brings what the remote has, `git branch --all` and `git tag` list what is here';
}
