import { type Compiler, lenientCompilerOf } from '../../src/compile/compile.js';
import type { Check } from '../../src/engine/check.js';
import { accepts, validateJsonWith } from '../../src/engine/validate-with.js';
import { readUnion } from '../../src/plan/unions.js';
import { validateRules } from '../../src/rules/validate-rules.js';
import type { Expectations } from '../../src/source/expectations.js';
import { ScriptError } from '../../src/source/problem.js';
import { subschemas } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { type AnyError, kindOf } from '../check/fixtures/error-kind.js';
import type { Mutant } from './mutants-of.js';
import { placeSchema, reachable, refsOf, type Unit } from './units.js';

/** How a mutant fares; `error` says why it could not be tried. */
export interface MutantResult {
  readonly fate: 'killed' | 'survived' | 'error';
  readonly error?: string;
}

/**
 * Validates the fixtures of a contract by mutants of it, or of what it refers to, compiled together. A mutant is killed when a
 * case gets another result or other errors, by path and keyword.
 */
export function runMutants(
  tree: Tree,
  units: ReadonlyMap<string, Unit>,
  contract: Contract,
  mutants: readonly Mutant[],
): MutantResult[] {
  const root = units.get(contract.url);
  if (!root) throw new ScriptError(`${contract.name} is not in the tree`);
  const copies = mutants.map((mutant, i) => copyDownTo(units, root, mutant, i));
  const all = new Map([...units.values(), ...copies.flat()].map((unit) => [unit.url, unit]));
  const needed = new Set([root, ...copies.flat()].flatMap((unit) => [...reachable(all, unit)]));
  const shared: Tree = { ...tree, contracts: [...needed] };
  const compiler = lenientCompilerOf(shared);

  if (differs(checksOf(compiler, root), contract, true)) {
    throw new ScriptError(`${contract.name}: its fixtures fail as they are; run \`npm test\` first`);
  }
  return mutants.map((_, i): MutantResult => {
    const copy = copies[i] ?? [];
    try {
      const checks = checksOf(compiler, copy.find(({ pointer, home }) => pointer === '' && home === contract) ?? root);
      // A union that can no longer be decided words its errors otherwise, which is not to count.
      const isDecidable = copy.every((unit) => hasDecidableUnions(shared, unit));
      return { fate: differs(checks, contract, isDecidable) ? 'killed' : 'survived' };
    } catch (error) {
      return { fate: 'error', error: (error as Error).message };
    }
  });
}

/** The mutated unit, and copies of those on the way to it, which refer to the copies. */
function copyDownTo(
  units: ReadonlyMap<string, Unit>,
  root: Unit,
  { unit: mutated, schema }: Mutant,
  i: number,
): Unit[] {
  const onTheWay = [...reachable(units, root)].filter((unit) => reachable(units, unit).has(mutated));
  const urls = new Map(onTheWay.map(({ url }) => [url, `${url}/-mutant-${i}`]));
  return onTheWay.map((unit) => {
    const url = urls.get(unit.url) ?? unit.url;
    const source = unit === mutated ? schema : unit.schema;
    const placed = placeSchema(source, url, (ref) => urls.get(ref) ?? ref);
    return { ...unit, url, schema: placed, uses: refsOf(placed) };
  });
}

function hasDecidableUnions(tree: Tree, unit: Unit): boolean {
  return [...subschemas(unit.schema)].every(({ schema: { anyOf, oneOf } }) =>
    [anyOf, oneOf].every((branches) => !Array.isArray(branches) || readUnion(tree, unit, branches)),
  );
}

/** What validates the shape, and what validates the rules where there are any. */
interface Checks {
  readonly shape: Check;
  readonly rules: Check | undefined;
}

const checksOf = (compiler: Compiler, unit: Unit): Checks => ({
  shape: compiler.validatorOf(unit),
  rules: compiler.rulesOf(unit),
});

/** Whether some case of the contract fares otherwise than it should. */
function differs(checks: Checks, { fixtures }: Contract, withErrors: boolean): boolean {
  const expected = fixtures.expect as Expectations;
  const differsFrom = (name: string, errors: readonly AnyError[]): boolean =>
    setOf(errors) !== setOf(expected[name]?.errors ?? []);
  return (
    fixtures.valid.some(({ value }) => !accepts(checks.shape, value) || checks.rules?.(value) !== undefined) ||
    fixtures.ruleViolations.some(({ name, value }) => differsFrom(name, errorsOf(checks, value))) ||
    fixtures.rejected.some(({ name, value }) => {
      if (!withErrors) return accepts(checks.shape, value);
      return differsFrom(name, validateJsonWith(checks.shape, value).errors);
    })
  );
}

const errorsOf = ({ shape, rules }: Checks, value: unknown): readonly AnyError[] =>
  validateRules(rules, value, validateJsonWith(shape, value)).errors;

const setOf = (errors: readonly AnyError[]): string =>
  JSON.stringify([...new Set(errors.map((error) => `${error.path} ${kindOf(error)}`))].sort());
