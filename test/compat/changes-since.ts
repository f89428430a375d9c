import { compareTrees } from '../../src/compat/trees/compare-trees.js';
import { readWholeTree, treeAt } from '../../src/compat/trees/tree-at.js';

/** What became of each contract since a commit, in a word each. */
export function changesSince(where: string, folder: string): string[] {
  return compareTrees(treeAt(folder, where), readWholeTree(folder)).map((change) =>
    change.kind === 'compared'
      ? `${change.name} ${change.comparison.backward.verdict}`
      : `${change.name} ${change.kind}`,
  );
}
