import { definitionTitleOf, titleOf } from '../../../src/source/names.js';
import type { Problem } from '../../../src/source/problem.js';
import { definitionsOf } from '../../../src/source/resolve.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { exportedNames } from './exported-names.js';

/** Titles name the generated types: they follow from the contract's name, stand where types do, and are unique. */
export function checkTitles(tree: Tree): Problem[] {
  const exported = exportedNames();
  const owners = new Map<string, string>();
  return tree.contracts.flatMap((contract) => {
    const problems = checkContract(contract);
    for (const title of titlesOf(contract).values()) {
      const owner = exported.has(title) ? 'the package, which exports it; choose another name' : owners.get(title);
      if (owner) problems.push({ file: contract.file, message: `title "${title}" is taken by ${owner}` });
      owners.set(title, contract.file);
    }
    return problems;
  });
}

function checkContract(contract: Contract): Problem[] {
  const { file, schema } = contract;
  const expected = titlesOf(contract);
  return [...subschemas(schema)].flatMap(({ schema: { title }, pointer }) => {
    const wanted = expected.get(pointer);
    if (title === wanted) return [];
    const message = wanted ? `must be "${wanted}"` : 'only a contract and its $defs have a title; remove it here';
    return [{ file, pointer: `${pointer}/title`, message }];
  });
}

/** The titles that the contract's name asks for, by the pointer of the subschema that bears them. */
function titlesOf(contract: Contract): Map<string, string> {
  return new Map([
    ['', titleOf(contract)],
    ...definitionsOf(contract).map(({ key, pointer }) => [pointer, definitionTitleOf(contract, key)] as const),
  ]);
}
