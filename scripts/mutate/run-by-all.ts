import type { Contract, Tree } from '../../src/source/tree.js';
import type { Mutant } from './mutants-of.js';
import { type MutantResult, runMutants } from './run-mutants.js';
import { reachable, type Unit } from './units.js';

/**
 * How these mutants of a contract fare: by its own fixtures, and those of a definition that other contracts refer to
 * by theirs as well when they survive.
 */
export function runByAll(
  tree: Tree,
  units: ReadonlyMap<string, Unit>,
  contract: Contract,
  mutants: readonly Mutant[],
): MutantResult[] {
  return runMutants(tree, units, contract, mutants).map((result, i) => {
    const mutant = mutants[i];
    if (result.fate !== 'survived' || !mutant || mutant.unit.pointer === '') return result;
    const others = tree.contracts.filter((other) => other !== contract && refersTo(units, other, mutant.unit));
    for (const other of others) {
      const [resultOfOther] = runMutants(tree, units, other, [mutant]);
      if (resultOfOther && resultOfOther.fate !== 'survived') return resultOfOther;
    }
    return result;
  });
}

function refersTo(units: ReadonlyMap<string, Unit>, { url }: Contract, unit: Unit): boolean {
  const root = units.get(url);
  return root !== undefined && reachable(units, root).has(unit);
}
