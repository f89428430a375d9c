import type { ContractId } from '../../src/source/names.js';
import type { Tree } from '../../src/source/tree.js';
import { anchorOf } from '../markup/anchor.js';

/** Where the pages of contracts stand. */
export const CONTRACTS = '/docs/contracts/';

/** The newest major stands at the plain name, so that links to a contract lead to what is in force; older ones behind it with `.v1`. */
export function contractAddress(tree: Tree, { domain, base, major }: ContractId): string {
  const isOlder = newestMajors(tree).get(`${domain}.${base}`) !== major;
  return `${CONTRACTS}${domain}.${base}${isOlder ? `.v${major}` : ''}`;
}

/** Where the cases of a contract stand, all in one file. */
export const casesAddress = (tree: Tree, id: ContractId): string => `${contractAddress(tree, id)}.cases.json`;

const newest = new WeakMap<Tree, ReadonlyMap<string, number>>();

function newestMajors(tree: Tree): ReadonlyMap<string, number> {
  let found = newest.get(tree);
  if (!found) {
    const majors = new Map<string, number>();
    for (const { domain, base, major } of tree.contracts) {
      const name = `${domain}.${base}`;
      majors.set(name, Math.max(major, majors.get(name) ?? 0));
    }
    found = majors;
    newest.set(tree, found);
  }
  return found;
}

/** The anchor of a definition on the page of its contract. */
export const definitionAnchor = (key: string): string => `def-${key}`;

/** The anchor of a field in a table, below a definition or the contract itself. */
export const fieldAnchor = (path: string, definition?: string): string =>
  `field-${definition === undefined ? '' : `${definition}-`}${anchorOf(path)}`;
