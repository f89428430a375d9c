import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readWholeTree, treeAt } from '../../src/compat/trees/tree-at.js';
import { environment, openRepository } from '../../src/source/git.js';
import { emptyFolder } from '../lib/empty-folder.js';
import { commitAll, git, hasGit } from '../lib/repository.js';
import { root } from '../lib/root.js';
import { FIXTURES, makeTree, SCHEMA, type TestTree } from '../lib/tree.js';
import { changesSince } from './changes-since.js';

const narrow = (tree: TestTree): void =>
  tree.edit(SCHEMA, (schema) => {
    schema.minProperties = 7;
  });

describe.skipIf(!hasGit)('a tree at a commit is what was committed', () => {
  test.each([
    ['left out of archives', 'schemas/live/greeting.v1.json export-ignore'],
    ['left out of archives with its folder', 'schemas export-ignore'],
    ['named by a pattern', '* export-ignore'],
    ['changed in archives', '*.json export-subst'],
    ['with other ends of lines', '*.json text eol=crlf'],
    ['with a filter that is not here', '*.json filter=none-such -text'],
    ['encoded otherwise in the work tree', '*.txt working-tree-encoding=UTF-16'],
  ])('%s', (_, attributes) => {
    const tree = makeTree('live.other@1');
    tree.write('.gitattributes', `${attributes}\n`);
    commitAll(tree.root);
    expect(treeAt(tree.root, 'HEAD')).toEqual(readWholeTree(tree.root));
    narrow(tree);
    tree.remove('schemas/live/other.v1.json');
    tree.remove('fixtures/live/other.v1');
    expect(changesSince('HEAD', tree.root)).toEqual(['live.greeting@1 broken', 'live.other@1 removed']);
  });

  test('attributes that stand in the repository alone change nothing either', () => {
    const tree = makeTree();
    commitAll(tree.root);
    mkdirSync(join(tree.root, '.git/info'), { recursive: true });
    writeFileSync(join(tree.root, '.git/info/attributes'), '* export-ignore\n');
    narrow(tree);
    expect(changesSince('HEAD', tree.root)).toEqual(['live.greeting@1 broken']);
  });

  test('a replacement that this clone makes of an object is passed over', () => {
    const tree = makeTree();
    commitAll(tree.root);
    narrow(tree);
    const next = git(tree.root, 'hash-object', '-w', SCHEMA);
    git(tree.root, 'replace', git(tree.root, 'rev-parse', `HEAD:${SCHEMA}`), next);
    expect(changesSince('HEAD', tree.root)).toEqual(['live.greeting@1 broken']);
  });

  test('names of any characters are read', () => {
    const tree = makeTree();
    const names = ['with space', 'ümläut', 'a"quote', 'tab\there', 'new\nline', '*', '日本', '--help', ':(top)x'];
    for (const name of names) tree.write(`${FIXTURES}/valid/${name}.json`, { id: 'first' });
    commitAll(tree.root);
    expect(treeAt(tree.root, 'HEAD')).toEqual(readWholeTree(tree.root));
    expect(treeAt(tree.root, 'HEAD').contracts[0]?.fixtures.valid.map(({ name }) => name)).toEqual(
      expect.arrayContaining(names),
    );
  });

  test('links are followed to files, to folders, and to what is beside the tree', () => {
    const tree = makeTree();
    const top = tree.root;
    mkdirSync(join(top, 'packages/contracts'), { recursive: true });
    mkdirSync(join(top, 'shared'));
    renameSync(join(top, 'schemas'), join(top, 'shared/schemas'));
    renameSync(join(top, 'fixtures'), join(top, 'packages/contracts/fixtures'));
    const inner = join(top, 'packages/contracts');
    symlinkSync('../../shared/schemas', join(inner, 'schemas'));
    symlinkSync('minimal.json', join(inner, FIXTURES, 'valid/again.json'));
    symlinkSync('nowhere.json', join(inner, FIXTURES, 'valid/lost.json'));
    symlinkSync('..', join(inner, FIXTURES, 'valid/around'));
    commitAll(top);
    expect(treeAt(inner, 'HEAD')).toEqual(readWholeTree(inner));
    expect(treeAt(inner, 'HEAD').problems).toContainEqual({
      file: `${FIXTURES}/valid/lost.json`,
      message: 'is a link that leads nowhere',
    });
    writeFileSync(join(top, 'shared', SCHEMA), tree.read(`shared/${SCHEMA}`).replace('{', '{"minProperties":7,'));
    expect(changesSince('HEAD', inner)).toEqual(['live.greeting@1 broken']);
  });

  test('what the commit does not hold is named, never left out', () => {
    const tree = makeTree('live.other@1');
    tree.write(
      'schemas/live/other.v1.json',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12\n`,
    );
    commitAll(tree.root);
    const lacks = 'which the commit does not hold; compare with a folder that has it';
    expect(() => treeAt(tree.root, 'HEAD')).toThrow(`HEAD:schemas/live/other.v1.json is kept by Git LFS, ${lacks}`);
    tree.remove('schemas/live/other.v1.json');
    for (const target of ['/etc/hostname', '../../../outside.json']) {
      symlinkSync(target, join(tree.root, 'schemas/live/other.v1.json'));
      commitAll(tree.root);
      expect(() => treeAt(tree.root, 'HEAD')).toThrow(
        `HEAD:schemas/live/other.v1.json is a link out of the repository, ${lacks}`,
      );
      tree.remove('schemas/live/other.v1.json');
    }
    const inner = makeTree();
    commitAll(inner.root);
    // What `git submodule add` puts into the tree, without the script that it is.
    git(tree.root, 'clone', '--quiet', inner.root, 'schemas/more');
    commitAll(tree.root);
    expect(() => treeAt(tree.root, 'HEAD')).toThrow(`HEAD:schemas/more is in a submodule, ${lacks}`);
  });

  test('a schema that cannot be read is no contract that is missing', () => {
    const tree = makeTree();
    const whole = tree.read(SCHEMA);
    tree.write(SCHEMA, '{');
    commitAll(tree.root);
    expect(() => treeAt(tree.root, 'HEAD')).toThrow(
      /^HEAD:schemas\/live\/greeting\.v1\.json: .*line 1, column 2.*\n1 problem found$/,
    );
    expect(() => readWholeTree(tree.root)).toThrow(/^schemas\/live\/greeting\.v1\.json: .*\n1 problem found$/);
    tree.write(SCHEMA, whole);
    expect(treeAt(tree.root, '.').contracts).toHaveLength(1);
    tree.remove('schemas');
    commitAll(tree.root);
    expect(() => treeAt(tree.root, 'HEAD')).toThrow(/^no contract found in HEAD:schemas$/);
  });
});

describe.skipIf(!hasGit)('the repository is the one around the tree', () => {
  test('the environment of a hook in a linked work tree is not heeded', () => {
    const [tree, other] = [makeTree(), makeTree()];
    commitAll(tree.root);
    narrow(other);
    commitAll(other.root);
    const linked = join(emptyFolder(), 'linked');
    git(other.root, 'worktree', 'add', '--quiet', linked);
    narrow(tree);
    vi.stubEnv('GIT_DIR', git(linked, 'rev-parse', '--absolute-git-dir'));
    vi.stubEnv('GIT_COMMON_DIR', join(other.root, '.git'));
    vi.stubEnv('GIT_WORK_TREE', linked);
    vi.stubEnv('GIT_INDEX_FILE', join(linked, 'index'));
    vi.stubEnv('GIT_OBJECT_DIRECTORY', join(other.root, '.git/objects'));
    vi.stubEnv('GIT_PREFIX', 'elsewhere/');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(changesSince('HEAD', tree.root)).toEqual(['live.greeting@1 broken']);
  });

  test('a hook in a linked work tree of a repository whose contract is narrow already', () => {
    const tree = makeTree();
    narrow(tree);
    commitAll(tree.root);
    const linked = join(emptyFolder(), 'linked');
    git(tree.root, 'worktree', 'add', '--quiet', linked);
    const other = makeTree();
    commitAll(other.root);
    const script = join(root, 'test/compat/print-changes.ts');
    const hook = join(tree.root, '.git/hooks/pre-commit');
    mkdirSync(join(tree.root, '.git/hooks'), { recursive: true });
    writeFileSync(
      hook,
      `#!/bin/sh\n"${process.execPath}" --import "${tsx()}" "${script}" HEAD "${other.root}" >&2\nexit 1\n`,
    );
    chmodSync(hook, 0o755);
    narrow(other);
    const { stderr } = spawnSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@example.test', 'commit', '--allow-empty', '-m', 'x'],
      {
        cwd: linked,
        encoding: 'utf8',
        env: environment(process.env),
      },
    );
    expect(stderr).toBe('live.greeting@1 broken\n');
  });

  test('every variable that git itself calls local is taken out, and those that say how it may look stay', () => {
    const names = execFileSync('git', ['rev-parse', '--local-env-vars'], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual(expect.arrayContaining(['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']));
    const kept = { PATH: '/bin', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CEILING_DIRECTORIES: '/' };
    const given = Object.fromEntries([...names, 'GIT_NAMESPACE', 'git_dir'].map((name) => [name, 'x']));
    expect(environment({ ...given, ...kept })).toEqual({ ...kept, LC_ALL: 'C' });
  });

  test('a work tree that is elsewhere is refused', () => {
    const [tree, other] = [makeTree(), makeTree()];
    commitAll(tree.root);
    git(tree.root, 'config', 'core.worktree', other.root);
    expect(() => openRepository(tree.root)).toThrow(
      `git takes ${other.root} for the work tree of ${tree.root}; see \`git config core.worktree\` there`,
    );
  });
});

const tsx = (): string => join(root, 'node_modules/tsx/dist/esm/index.mjs');
