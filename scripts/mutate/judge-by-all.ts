import type { Contract, Tree } from '../../src/source/tree.js';
import { judgeMutants, type Verdict } from './judge-mutants.js';
import type { Mutant } from './mutants-of.js';
import { reachable, type Unit } from './units.js';

/**
 * How these mutants of a contract fare: judged by its own fixtures, and those of a definition that other contracts refer to
 * by theirs as well when they survive.
 */
export function judgeByAll(
  tree: Tree,
  units: ReadonlyMap<string, Unit>,
  contract: Contract,
  mutants: readonly Mutant[],
): Verdict[] {
  return judgeMutants(tree, units, contract, mutants).map((verdict, i) => {
    const mutant = mutants[i];
    if (verdict.fate !== 'survived' || !mutant || mutant.unit.pointer === '') return verdict;
    const others = tree.contracts.filter((other) => other !== contract && refersTo(units, other, mutant.unit));
    for (const other of others) {
      const [verdictOfOther] = judgeMutants(tree, units, other, [mutant]);
      if (verdictOfOther && verdictOfOther.fate !== 'survived') return verdictOfOther;
    }
    return verdict;
  });
}

function refersTo(units: ReadonlyMap<string, Unit>, { url }: Contract, unit: Unit): boolean {
  const root = units.get(url);
  return root !== undefined && reachable(units, root).has(unit);
}
