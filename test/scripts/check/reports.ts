import { expect, test } from 'vitest';
import { checkTree } from '../../../scripts/check/check-tree.js';
import { formatProblem } from '../../../src/source/problem.js';
import { readTree } from '../../../src/source/tree.js';
import { makeTree, type TestTree } from '../../lib/tree.js';

/** What is done to a sound tree, and all that is then reported of it. */
export type Case = [what: string, change: (tree: TestTree) => void, problems: string[]];

export const problemsOf = (folder: string): string[] => checkTree(readTree(folder)).map(formatProblem);

/** A test for each case. */
export function testReports(cases: readonly Case[]): void {
  test.each(cases)('reports %s', (_what, change, problems) => {
    const tree = makeTree();
    change(tree);
    expect(problemsOf(tree.root)).toEqual(problems);
  });
}

/** A test for each change that is none of the checks' business. */
export function testAccepts(cases: readonly (readonly [what: string, change: (tree: TestTree) => void])[]): void {
  test.each(cases)('accepts %s', (_what, change) => {
    const tree = makeTree();
    change(tree);
    expect(problemsOf(tree.root)).toEqual([]);
  });
}
