/** A child process of `mutate`: answers each task with the results on its mutants, or with what kept it from them. */

import { ScriptError } from '../../src/source/problem.js';
import { readTree, type Tree } from '../../src/source/tree.js';
import { type Mutant, mutantsOf } from './mutants-of.js';
import type { Answer, Task } from './mutate-tree.js';
import { runByAll } from './run-by-all.js';
import { type Unit, unitsOf } from './units.js';

let tree: Tree | undefined;
let units: ReadonlyMap<string, Unit> = new Map();
const known = new Map<string, Mutant[]>();

process.on('message', (task: Task) => process.send?.(answer(task)));

function answer({ root, contract: name, from, to }: Task): Answer {
  try {
    if (!tree) {
      tree = readTree(root);
      units = unitsOf(tree);
    }
    const contract = tree.contracts.find((each) => each.name === name);
    if (!contract) return { problem: `${name} is gone` };
    const mutants = known.get(name) ?? mutantsOf(units, contract);
    known.set(name, mutants);
    return { results: runByAll(tree, units, contract, mutants.slice(from, to)) };
  } catch (error) {
    if (error instanceof ScriptError) return { problem: error.message };
    throw error;
  }
}
