import { loadCheck } from '../emit/load.js';
import { toModule } from '../emit/to-module.js';
import type { Check } from '../engine/check.js';
import type { Plan } from '../plan/nodes.js';
import { readPlan } from '../plan/read-plan.js';
import type { Part, Undecidable } from '../plan/reading.js';
import { namingSync } from '../source/problem.js';
import { contractPart, leadsToRules } from '../source/rule.js';
import type { Schema } from '../source/schema.js';
import type { Contract, Tree } from '../source/tree.js';

export interface Compiler {
  /** The validator itself, for checks that the scripts make. */
  readonly validatorOf: (contract: Contract) => Check;
  /** The validator of a subschema, which accepts what it would accept in its place. */
  readonly validatorOfPart: (contract: Contract, part: Schema) => Check;
  /** The validator of the contract's rules alone; undefined where it has none. */
  readonly rulesOf: (contract: Contract) => Check | undefined;
  /** The validator of the rules as the source text of a module. */
  readonly rulesModuleOf: (contract: Contract) => string | undefined;
  /** The validator as the source text of a module, which does not need the schema. */
  readonly moduleOf: (contract: Contract) => string;
}

const compilers = new WeakMap<Tree, Compiler>();

/** The compiler for the contracts of a tree whose schemas are sound; made once, for the checks and the generator alike. */
export function compilerOf(tree: Tree): Compiler {
  const compiler = compilers.get(tree) ?? createCompiler(tree);
  compilers.set(tree, compiler);
  return compiler;
}

/** A compiler of its own for a tree that may be unsound: contracts are read when asked for, and undecidable unions stay. */
export const lenientCompilerOf = (tree: Tree): Compiler => createCompiler(tree, 'keep');

function createCompiler(tree: Tree, undecidable: Undecidable = 'refuse'): Compiler {
  const planOf = byContract((contract) => planned(contract, 'shape'));
  const planOfRules = byContract((contract) =>
    leadsToRules(tree, contractPart(contract)) ? planned(contract, 'rules') : undefined,
  );
  const planned = (contract: Contract, part: Part): Plan =>
    namingSync(contract.file, () => readPlan(tree, contract, { part, undecidable }));
  if (undecidable === 'refuse') for (const contract of tree.contracts) planOf(contract);
  return {
    validatorOf: byContract((contract) => loadCheck(planOf(contract))),
    validatorOfPart: (contract, part) =>
      namingSync(contract.file, () => loadCheck(readPlan(tree, contract, { schema: part }))),
    rulesOf: byContract((contract) => {
      const rules = planOfRules(contract);
      return rules && loadCheck(rules);
    }),
    rulesModuleOf: (contract) => {
      const rules = planOfRules(contract);
      return rules && toModule(rules, contract);
    },
    moduleOf: (contract) => toModule(planOf(contract), contract),
  };
}

/** Makes something of a contract when it is first asked for. */
function byContract<Made>(make: (contract: Contract) => Made): (contract: Contract) => Made {
  const made = new Map<Contract, Made>();
  return (contract) => {
    const found = made.get(contract);
    if (found !== undefined) return found;
    const fresh = make(contract);
    made.set(contract, fresh);
    return fresh;
  };
}
