import { pathOf, schemaFileOf } from '../../../src/source/names.js';
import type { Contract } from '../../../src/source/tree.js';

/*
 * What the CommonJS build holds in the place of the maps of contracts: src/generated/lazy/ has a map for each, which loads the chunks
 * of src/generated/chunks/. Paths are those in dist/.
 */

/** How many contracts a chunk holds. */
const SIZE = 8;

/** The map of the checks, or of the rules. */
export function lazyChecksModule(map: 'checks' | 'rules', contracts: readonly Contract[]): string {
  const chunks = chunksOf(contracts).map((_, i) => `() => require('./chunks/${map}-${i}.cjs').${map}`);
  return lazyModule(map, contracts, chunks, SIZE);
}

/** What few processes ask for stands in a file of its own, whole: the catalog, and the schemas' texts. */
export const lazyCatalogModule = (): string => `// @ts-nocheck: \`require\` is there where this is used.
export const catalog = () => require('./chunks/catalog.cjs').catalog();
`;

export const lazySchemasModule = (): string => `// @ts-nocheck: \`require\` is there where this is used.
export const schemas = { get: (name) => require('./chunks/schemas.cjs').schemas.get(name) };
`;

/** The texts of the schemas, each from the package's own copy. */
export const schemasChunk = (contracts: readonly Contract[]): string =>
  lazyModule(
    'schemas',
    contracts,
    contracts.map((contract) => `() => [JSON.stringify(require('../../${schemaFileOf(contract)}'))]`),
    1,
  );

/** The chunks of the checks, or of the rules, by path. */
export const chunkModules = (map: 'checks' | 'rules', contracts: readonly Contract[]): [string, string][] =>
  chunksOf(contracts).map((chunk, i) => {
    const imports = chunk.map(
      (contract, j) => `import { check as check${j} } from '../${map}/${pathOf(contract)}.js';\n`,
    );
    const checks = chunk.map((_, j) => `check${j}`).join(', ');
    return [`src/generated/chunks/${map}-${i}.ts`, `${imports.join('')}\nexport const ${map} = [${checks}];\n`];
  });

function chunksOf(contracts: readonly Contract[]): Contract[][] {
  const count = Math.ceil(contracts.length / SIZE);
  return Array.from({ length: count }, (_, i) => contracts.slice(i * SIZE, (i + 1) * SIZE));
}

function lazyModule(map: string, contracts: readonly Contract[], chunks: readonly string[], size: number): string {
  const names = JSON.stringify(contracts.map(({ name }) => name));
  return `// @ts-nocheck: \`require\` is there where this is used.
import { lazyMap } from '../../lazy/lazy-map.js';

export const ${map} = /* @__PURE__ */ lazyMap(JSON.parse('${names}'), [${chunks.join(', ')}], ${size});
`;
}
