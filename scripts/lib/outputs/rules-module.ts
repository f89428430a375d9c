import { pathOf } from '../names.js';
import type { Contract } from '../tree.js';

/** src/generated/rules.ts: the generated check of the rules, by name, of each contract that has any. */
export function rulesModule(contracts: readonly Contract[]): string {
  // By number, as in checks.ts.
  const imports = contracts.map(
    (contract, i) => `import { check as rules${i} } from './rules/${pathOf(contract)}.js';\n`,
  );
  const entries = contracts.map(({ name }, i) => `  ['${name}', rules${i}],\n`);
  return `import type { Check } from '../check.js';
${imports.join('')}
export const rules: ReadonlyMap<string, Check> = /* @__PURE__ */ new Map<string, Check>([
${entries.join('')}]);
`;
}
