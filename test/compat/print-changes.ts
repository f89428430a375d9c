import { compareTrees } from '../../src/compat/trees/compare-trees.js';
import { readWholeTree, treeAt } from '../../src/compat/trees/tree-at.js';

/** Prints what became of each contract of a tree since a commit; tests call it from a hook of git. */
const [, , where = '', root = ''] = process.argv;
for (const change of compareTrees(treeAt(root, where), readWholeTree(root))) {
  const what = change.kind === 'compared' ? change.comparison.backward.verdict : change.kind;
  process.stdout.write(`${change.name} ${what}\n`);
}
