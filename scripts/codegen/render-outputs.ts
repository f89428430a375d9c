import { compilerOf } from '../../src/compile/compile.js';
import { pathOf } from '../../src/source/names.js';
import type { Tree } from '../../src/source/tree.js';
import { renderOpenApi } from '../openapi/render-documents.js';
import { renderTypes } from '../types/render-types.js';
import { capabilitiesModule } from './modules/capabilities-module.js';
import { cardsModule } from './modules/cards-module.js';
import { cliPagesModule } from './modules/cli-pages-module.js';
import { fixturesModule } from './modules/fixtures-module.js';
import {
  chunkModules,
  lazyCatalogModule,
  lazyChecksModule,
  lazySchemasModule,
  schemasChunk,
} from './modules/lazy-modules.js';
import { rejectedFixturesModule } from './modules/rejected-fixtures-module.js';
import { rpcModules } from './modules/rpc-module.js';
import { ruleInfosModule, rulesModule } from './modules/rules-module.js';
import { catalogModule, checksModule, schemasModule, validatorModule } from './modules/source-modules.js';
import { validFixturesModule } from './modules/valid-fixtures-module.js';
import type { Outputs } from './output.js';
import { readmeWithTable } from './readme.js';

const HEADER = '// Written by `npm run generate` from schemas/, fixtures/ and manifests/; edit those.\n';

/** Every generated file of a tree that `checkTree` has passed. All is made in memory before anything is written. */
export async function renderOutputs(tree: Tree): Promise<Outputs> {
  const { contracts } = tree;
  const compiler = compilerOf(tree);
  const withRules = contracts.filter((contract) => compiler.rulesModuleOf(contract) !== undefined);
  const modules: [string, string][] = [
    ['src/generated/types.ts', await renderTypes(tree)],
    ['src/generated/catalog.ts', catalogModule(contracts)],
    ['src/generated/schemas.ts', schemasModule(contracts)],
    ['src/generated/checks.ts', checksModule(contracts)],
    ['src/generated/rules.ts', rulesModule(withRules)],
    ['src/generated/lazy/checks.ts', lazyChecksModule('checks', contracts)],
    ['src/generated/lazy/rules.ts', lazyChecksModule('rules', withRules)],
    ['src/generated/lazy/catalog.ts', lazyCatalogModule()],
    ['src/generated/lazy/schemas.ts', lazySchemasModule()],
    ['src/generated/chunks/catalog.ts', "export { catalog } from '../catalog.js';\n"],
    ['src/generated/chunks/schemas.ts', schemasChunk(contracts)],
    ...chunkModules('checks', contracts),
    ...chunkModules('rules', withRules),
    ['src/generated/rule-infos.ts', ruleInfosModule(tree, withRules)],
    ['src/generated/capabilities.ts', capabilitiesModule(tree.manifests)],
    ['src/generated/fixtures.ts', fixturesModule(contracts)],
    ['src/generated/cards.ts', await cardsModule(tree)],
    ['src/generated/cli-pages.ts', cliPagesModule(tree.root)],
    ['test/generated/valid-fixtures.test-d.ts', validFixturesModule(contracts)],
    ['test/generated/rejected-fixtures.test-d.ts', rejectedFixturesModule(contracts)],
    ...rpcModules(tree.manifests),
    ...contracts.flatMap((contract): [string, string][] => [
      [`src/generated/checks/${pathOf(contract)}.ts`, compiler.moduleOf(contract)],
      [`src/generated/validators/${pathOf(contract)}.ts`, validatorModule(contract, withRules.includes(contract))],
    ]),
    ...withRules.map((contract): [string, string] => [
      `src/generated/rules/${pathOf(contract)}.ts`,
      compiler.rulesModuleOf(contract) ?? '',
    ]),
  ];
  const outputs = new Map([
    ...modules.map(([file, text]): [string, string] => [file, `${HEADER}${text}`]),
    ...renderOpenApi(tree),
  ]);
  const readme = readmeWithTable(tree.root, contracts);
  return readme === undefined ? outputs : outputs.set('README.md', readme);
}
