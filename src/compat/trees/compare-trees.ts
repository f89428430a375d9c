import { namingSync } from '../../source/problem.js';
import type { Contract, Tree } from '../../source/tree.js';
import type { Comparison } from '../compare.js';
import { compareSchemas } from '../files/compare-files.js';

/** What became of a contract from one tree to another. */
export type ContractChange =
  | { readonly name: string; readonly kind: 'added' | 'removed' }
  | { readonly name: string; readonly kind: 'compared'; readonly comparison: Comparison };

/**
 * Compares every contract of a tree with the one of the same name in another, with all that it refers to there: a definition
 * that changed shows in each contract that leads to it.
 */
export function compareTrees(oldTree: Tree, newTree: Tree): ContractChange[] {
  const before = new Map(oldTree.contracts.map((contract) => [contract.name, contract]));
  const after = new Map(newTree.contracts.map((contract) => [contract.name, contract]));
  const documents = { old: schemasOf(oldTree), new: schemasOf(newTree) };
  return [...new Set([...before.keys(), ...after.keys()])].sort().map((name): ContractChange => {
    const [old, next] = [before.get(name), after.get(name)];
    if (!old) return { name, kind: 'added' };
    if (!next) return { name, kind: 'removed' };
    const seeds = [...casesOf(next), ...casesOf(old)];
    const comparison = namingSync(next.file, () => compareSchemas(old.schema, next.schema, { documents, seeds }));
    return { name, kind: 'compared', comparison };
  });
}

const schemasOf = (tree: Tree): unknown[] => tree.contracts.map(({ schema }) => schema);

const casesOf = ({ fixtures }: Contract): unknown[] => fixtures.valid.map(({ value }) => value);
