import { describe, expect, test } from 'vitest';
import { hashOf } from '../../scripts/releases/read-releases.js';
import { commitAll, git, hasGit } from '../lib/repository.js';
import { errorsOf, releasedTree } from './released-tree.js';

const FILE = 'releases/live/greeting.v1/1.0.0.json';
const OTHER = 'releases/live/other.v1/0.1.0.json';
const gone = 'was released and is gone; take it back from the history of the repository';

describe.skipIf(!hasGit)('what was released is compared with the history', () => {
  test('all of releases/ that is removed', () => {
    const tree = releasedTree('live.other@1');
    commitAll(tree.root);
    expect(errorsOf(tree)).toEqual([]);
    tree.remove('releases');
    const errors = [`${FILE}: ${gone}`, `${OTHER}: ${gone}`];
    expect(errorsOf(tree)).toEqual(errors);
    commitAll(tree.root);
    expect(errorsOf(tree)).toEqual(errors);
    git(tree.root, 'checkout', '--quiet', 'HEAD~1', '--', 'releases');
    expect(errorsOf(tree)).toEqual([]);
  });

  test('a release that is removed with its hash', () => {
    const tree = releasedTree('live.other@1');
    commitAll(tree.root);
    tree.remove(OTHER);
    tree.edit('releases/hashes.json', (hashes) => {
      delete hashes[OTHER];
    });
    commitAll(tree.root);
    expect(errorsOf(tree)).toEqual([`${OTHER}: ${gone}`]);
  });

  test('a release that is written anew with its hash', () => {
    const tree = releasedTree();
    commitAll(tree.root);
    const { hash } = rewritten(tree.read(FILE));
    tree.write(FILE, rewritten(tree.read(FILE)).text);
    tree.edit('releases/hashes.json', (hashes) => {
      hashes[FILE] = hash;
    });
    commitAll(tree.root);
    expect(errorsOf(tree)).toEqual([
      `${FILE}: was released and is not what was committed first; take it back from the history of the repository`,
    ]);
  });
});

function rewritten(before: string): { readonly text: string; readonly hash: string } {
  const text = before.replace('"type": "object"', '"type": ["object", "null"]');
  return { text, hash: hashOf(text) };
}
