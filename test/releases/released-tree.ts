import { checkTree } from '../../scripts/check/check-tree.js';
import { checkReleases } from '../../scripts/releases/check/check-releases.js';
import { planRelease } from '../../scripts/releases/plan-release.js';
import { formatProblem } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { writeFiles } from '../../src/source/write-files.js';
import { makeTree, SCHEMA, type TestTree } from '../lib/tree.js';

/** Releases what has no release yet, without a look at what is wrong. */
export const release = (tree: TestTree): void => writeFiles(tree.root, planRelease(readTree(tree.root)).files);

/** A tree whose greeting is active and released as 1.0.0, and whose other contracts are as `npm run new` lays them. */
export function releasedTree(...names: string[]): TestTree {
  const tree = makeTree(...names);
  setMetadata(tree, { version: '1.0.0', status: 'active' });
  release(tree);
  return tree;
}

export const setMetadata = (tree: TestTree, fields: object, file = SCHEMA): void =>
  tree.edit(file, (schema) => Object.assign(schema['x-contract'], fields));

/** What is wrong with what was released, in a tree that is sound otherwise. */
export function errorsOf({ root }: TestTree, today?: string): string[] {
  const tree = readTree(root);
  const problems = checkTree(tree);
  return (problems.length > 0 ? problems : checkReleases(tree, today)).map(formatProblem);
}

// biome-ignore lint/suspicious/noExplicitAny: schemas of many shapes
export type Change = (schema: any) => void;

/** Asks callers for a field that they need not send. */
export const breaks: Change = (schema) => {
  schema.required = ['id', 'note'];
};

/** Makes the cases such as `breaks` asks for. */
export function withoutMinimal(tree: TestTree): void {
  tree.write('fixtures/live/greeting.v1/valid/minimal.json', { id: 'first', note: '' });
  tree.write('fixtures/live/greeting.v1/rejected/id-as-number.json', { id: 1, note: '' });
}
