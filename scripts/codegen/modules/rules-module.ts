import { pathOf } from '../../../src/source/names.js';
import { allRules } from '../../../src/source/rule.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { scriptJson } from '../../shared/script-json.js';

/** src/generated/rules.ts: the generated check of the rules, by name, of each contract that has any. */
export function rulesModule(contracts: readonly Contract[]): string {
  // By number, as in checks.ts.
  const imports = contracts.map(
    (contract, i) => `import { check as rules${i} } from './rules/${pathOf(contract)}.js';\n`,
  );
  const entries = contracts.map(({ name }, i) => `  ['${name}', rules${i}],\n`);
  return `import type { Check } from '../engine/check.js';
${imports.join('')}
export const rules: ReadonlyMap<string, Check> = /* @__PURE__ */ new Map<string, Check>([
${entries.join('')}]);
`;
}

/** src/generated/rule-infos.ts: what the rules of each contract ask, in words. */
export function ruleInfosModule(tree: Tree, contracts: readonly Contract[]): string {
  const entries = contracts.map((contract) => [
    contract.name,
    allRules(tree, contract).map(({ rule: { id, description, code } }) => ({ id, description, code })),
  ]);
  return `import type { ContractRule } from '../model/contract-rule.js';
import { deepFreeze } from '../base/deep-freeze.js';

let infos: ReadonlyMap<string, readonly ContractRule[]> | undefined;

/** Read with their first use. */
export function ruleInfosOf(name: string): readonly ContractRule[] | undefined {
  infos ??= new Map(deepFreeze<[string, ContractRule[]][]>(JSON.parse(${scriptJson(JSON.stringify(entries))})));
  return infos.get(name);
}
`;
}
