import { pathOf, schemaFileOf } from '../names.js';
import type { Contract } from '../tree.js';

/* src/generated/lazy/: what the CommonJS build holds in the place of the maps of contracts. Paths are those in dist/. */

/** The check of each contract, or of its rules, from a file of its own. */
export const lazyChecksModule = (map: 'checks' | 'rules', contracts: readonly Contract[]): string =>
  lazyModule(map, contracts, (contract) => `require('./${map}/${pathOf(contract)}.cjs').check`);

/** The text of each schema, from the package's own copy. */
export const lazySchemasModule = (contracts: readonly Contract[]): string =>
  lazyModule('schemas', contracts, (contract) => `JSON.stringify(require('../${schemaFileOf(contract)}'))`);

function lazyModule(map: string, contracts: readonly Contract[], load: (contract: Contract) => string): string {
  const entries = contracts.map((contract) => `  ['${contract.name}', () => ${load(contract)}],\n`);
  return `// @ts-nocheck: \`require\` is there where this is used.
import { loadWhenAsked } from '../../load-when-asked.js';

export const ${map} = /* @__PURE__ */ loadWhenAsked(/* @__PURE__ */ new Map([
${entries.join('')}]));
`;
}
