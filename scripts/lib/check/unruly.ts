import { judge } from '../../../src/judge.js';
import { printable } from '../../../src/printable.js';
import { judgeRules } from '../../../src/rules/judge-rules.js';
import type { ValidationError } from '../../../src/validation-result.js';
import type { Problem } from '../problem.js';
import { ownRules } from '../rules/rule.js';
import type { Contract, Tree } from '../tree.js';
import { type Compiler, compilerOf } from '../validators/compile.js';
import { type AnyError, kindOf } from './error-kind.js';
import type { Expectations } from './fixtures.js';

/**
 * A valid case breaks no rule; the schema accepts each unruly one, which breaks exactly the rules that expect.json names; and each rule
 * of a contract is broken by one of its cases.
 */
export function checkUnruly(tree: Tree): Problem[] {
  const compiler = compilerOf(tree);
  return tree.contracts.flatMap((contract) => {
    const expected = contract.fixtures.expect as Expectations;
    const { valid, unruly } = contract.fixtures;
    return [
      ...valid.flatMap(({ file, value }) =>
        rulesBroken(compiler, contract, value).map(({ path, message }) => ({
          file,
          message: `breaks a rule: ${printable(path)} ${message}`,
        })),
      ),
      ...unruly.flatMap(({ name, file, value }) => {
        const wanted = listErrors(expected[name]?.errors ?? []);
        const came = listErrors(errorsOf(compiler, contract, value));
        if (wanted === came) return [];
        const outcome = came === '' ? 'breaks no rule' : `fails with ${came}`;
        return [{ file, message: `must break ${wanted} (expect.json), but ${outcome}` }];
      }),
      ...unbroken(contract, expected),
    ];
  });
}

/** What a verdict with rules lists. */
export function errorsOf(compiler: Compiler, contract: Contract, value: unknown): readonly ValidationError[] {
  const verdict = judge(compiler.validatorOf(contract), value);
  return judgeRules(compiler.rulesOf(contract), value, verdict).errors;
}

const rulesBroken = (compiler: Compiler, contract: Contract, value: unknown): readonly ValidationError[] =>
  errorsOf(compiler, contract, value).filter(({ keyword }) => keyword === 'rule');

const listErrors = (errors: readonly AnyError[]): string =>
  errors.map((error) => `${kindOf(error)} at ${printable(error.path)}`).join(', ');

function unbroken(contract: Contract, expected: Expectations): Problem[] {
  const broken = contract.fixtures.unruly.flatMap(({ name }) => expected[name]?.errors.map(({ rule }) => rule) ?? []);
  return ownRules(contract)
    .filter(({ rule }) => !broken.includes(rule.id))
    .map(({ rule, pointer }) => ({
      file: contract.file,
      pointer,
      message: `no case in unruly/ breaks the rule ${rule.id}; a rule that no case breaks is not tested`,
    }));
}
