import { compilerOf } from '../../src/compile/compile.js';
import { validateWith } from '../../src/engine/validate-with.js';
import { validateRules } from '../../src/rules/validate-rules.js';
import type { Rule } from '../../src/source/rule.js';
import { subschemas } from '../../src/source/schema.js';
import type { Contract, Fixture, Tree } from '../../src/source/tree.js';
import { type Problem, toProblem } from '../../src/to-problem.js';
import { bundleSchemas } from './bundle-schemas.js';

/** Valid cases of a contract that show its range: the shortest, and the one that uses the most of its fields. */
export function exampleCases(tree: Tree, contract: Contract): Fixture[] {
  const known = knownNames(tree, contract);
  const measured = contract.fixtures.valid.map((fixture) => ({ fixture, ...measure(fixture, known) }));
  const [shortest] = measured.sort((a, b) => a.length - b.length);
  const [fullest] = [...measured].sort((a, b) => b.fields - a.fields || a.others - b.others);
  if (!shortest || !fullest) return [];
  return fullest.fields > shortest.fields ? [shortest.fixture, fullest.fixture] : [shortest.fixture];
}

/** What the first rejected case of a contract is answered with. */
export function misshapenProblem(tree: Tree, contract: Contract): Problem | undefined {
  const [first] = contract.fixtures.rejected;
  if (!first) return undefined;
  const result = validateWith(compilerOf(tree).validatorOf(contract), first.value);
  return result.valid ? undefined : toProblem(result);
}

/** What the first case that breaks one of these rules, and no other, is answered with. */
export function brokenRuleProblem(
  tree: Tree,
  contract: Contract,
  status: number,
  rules: readonly Rule[],
): Problem | undefined {
  const broken = new Set(rules.map(({ id }) => id));
  const compiler = compilerOf(tree);
  const [check, ruleCheck] = [compiler.validatorOf(contract), compiler.rulesOf(contract)];
  for (const { value } of contract.fixtures.ruleViolations) {
    const result = validateRules(ruleCheck, value, validateWith(check, value));
    if (result.valid) continue;
    if (result.errors.every(({ params }) => 'rule' in params && broken.has(params.rule)))
      return toProblem(result, { status });
  }
  return undefined;
}

/** The names of all fields that a contract knows, at whatever depth. */
function knownNames(tree: Tree, { name }: Contract): ReadonlySet<string> {
  const places = Object.values(bundleSchemas(tree, [name])).flatMap((schema) => [...subschemas(schema)]);
  return new Set(places.flatMap(({ schema }) => Object.keys(schema.properties ?? {})));
}

/** How long a case is, and how many fields it uses that are known and that are not; one in each item of a list counts once. */
function measure({ value }: Fixture, known: ReadonlySet<string>): { length: number; fields: number; others: number } {
  const names = new Set<string>();
  const text = JSON.stringify(value, (key, inner) => {
    names.add(key);
    return inner;
  });
  const fields = [...names].filter((name) => known.has(name)).length;
  return { length: text.length, fields, others: names.size - fields };
}
