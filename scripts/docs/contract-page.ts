import { metadataOf } from '../../src/source/metadata.js';
import { definitionsOf } from '../../src/source/resolve.js';
import type { Contract } from '../../src/source/tree.js';
import { inlineCode } from '../markup/inline.js';
import type { DocsContext } from './context.js';
import { casesFile } from './contract/cases-file.js';
import { exampleBlocks } from './contract/examples.js';
import { fieldBlocks, fieldSearch } from './contract/fields.js';
import { headBlocks } from './contract/head.js';
import { referenceBlocks } from './contract/references.js';
import { ruleBlocks, ruleSearch } from './contract/rules.js';
import { schemaBlocks } from './contract/schema.js';
import { tryItBlocks } from './contract/try-it.js';
import { typeBlocks } from './contract/type.js';
import { useItBlocks } from './contract/use-it.js';
import { validatorModules } from './contract/validator-modules.js';
import { versionBlocks } from './contract/versions.js';
import { casesAddress, contractAddress, definitionAnchor } from './contract-address.js';
import { firstSentence } from './first-sentence.js';
import type { Page, PageKind } from './page.js';

/** The page of each contract, and beside it the schema, the cases and the validator for the page's editor. */
export const contractKind: PageKind = {
  section: 'Contracts',
  addresses: ({ tree }) =>
    tree.contracts.flatMap((contract): [string, string][] => {
      const address = contractAddress(tree, contract);
      return [
        [contract.name, address],
        [String(contract.schema.title), address],
        ...definitionsOf(contract).map(({ key, schema }): [string, string] => [
          String(schema.title ?? `${contract.name}#${key}`),
          `${address}#${definitionAnchor(key)}`,
        ]),
      ];
    }),
  pages: (context) => Promise.all(context.tree.contracts.map((contract) => pageOf(contract, context))),
  files: async ({ tree }) => [
    ...tree.contracts.map(
      ({ url, schema }) => [new URL(url).pathname, `${JSON.stringify(schema, null, 2)}\n`] as const,
    ),
    ...tree.contracts.map((contract) => [casesAddress(tree, contract), casesFile(contract)] as const),
    ...(await validatorModules(tree)),
  ],
};

async function pageOf(contract: Contract, context: DocsContext): Promise<Page> {
  const { owner, status } = metadataOf(contract);
  return {
    kind: 'generated',
    address: contractAddress(context.tree, contract),
    title: String(contract.schema.title),
    menuTitle: `${contract.base}${contract.major === 1 ? '' : `@${contract.major}`}`,
    menuGroup: contract.domain,
    subtitle: inlineCode(contract.name),
    description: firstSentence(contract.schema.description),
    sources: [contract.file, ...fixtureFiles(contract)],
    search: [
      { title: contract.name, anchor: 'top', text: `${contract.schema.description} ${owner} ${status}` },
      ...fieldSearch(contract, context),
      ...ruleSearch(contract, context),
    ],
    blocks: [
      ...headBlocks(contract, context),
      ...fieldBlocks(contract, context),
      ...ruleBlocks(contract, context),
      ...exampleBlocks(contract, context),
      ...tryItBlocks(contract, context),
      ...useItBlocks(contract, context),
      ...(await typeBlocks(contract, context)),
      ...schemaBlocks(contract),
      ...referenceBlocks(contract, context),
      ...versionBlocks(contract, context),
    ],
  };
}

const fixtureFiles = ({ fixtures: { valid, rejected, ruleViolations } }: Contract): string[] =>
  [...valid, ...rejected, ...ruleViolations].map(({ file }) => file);
