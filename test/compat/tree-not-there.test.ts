import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { treeAt } from '../../src/compat/trees/tree-at.js';
import { emptyFolder } from '../lib/empty-folder.js';
import { commitAll, git, hasGit } from '../lib/repository.js';
import { makeTree } from '../lib/tree.js';
import { changesSince } from './changes-since.js';

describe.skipIf(!hasGit)('what is not there is said', () => {
  test('no git', () => {
    const tree = makeTree();
    vi.stubEnv('PATH', emptyFolder());
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => treeAt(tree.root, 'main')).toThrow(
      /^cannot look for main: git was not found; install it, or name a folder to compare with$/,
    );
  });

  test('no repository', () => {
    const tree = makeTree();
    expect(() => treeAt(tree.root, 'main')).toThrow(
      new RegExp(`^cannot look for main: ${tree.root} is not in a git repository, or name a folder to compare with$`),
    );
  });

  test('a name that git does not know', () => {
    const tree = makeTree();
    commitAll(tree.root);
    const unknown = 'is neither a folder nor a commit, tag or branch here';
    for (const name of ['v9', '--help', 'HEAD~7', 'HEAD:schemas']) {
      expect(() => treeAt(tree.root, name)).toThrow(
        `${name} ${unknown}; \`git fetch --tags\` brings what the remote has, \`git branch --all\` and \`git tag\` list what is here`,
      );
    }
    git(tree.root, 'branch', 'release');
    const clone = join(emptyFolder(), 'clone');
    git(tree.root, 'clone', '--quiet', `file://${tree.root}`, clone);
    expect(() => treeAt(clone, 'release')).toThrow(`release ${unknown}; did you mean origin/release?`);
  });

  test('a clone without its history', () => {
    const tree = makeTree();
    commitAll(tree.root);
    git(tree.root, 'tag', 'v1');
    commitAll(tree.root);
    const clone = join(emptyFolder(), 'clone');
    git(tree.root, 'clone', '--quiet', '--depth=1', `file://${tree.root}`, clone);
    const shallow =
      'this clone is shallow and lacks most of the history: `git fetch --unshallow --tags` brings it (in a workflow, `fetch-depth: 0`)';
    for (const name of ['v1', 'HEAD~1']) {
      expect(() => treeAt(clone, name)).toThrow(
        `${name} is neither a folder nor a commit, tag or branch here; ${shallow}`,
      );
    }
    git(clone, 'fetch', '--quiet', '--unshallow', '--tags');
    expect(changesSince('v1', clone)).toEqual(['live.greeting@1 proven']);
  });
});
