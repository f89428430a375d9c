import type { Contract } from '../../../src/source/tree.js';
import { scriptJson } from '../../shared/script-json.js';
import { INEXPRESSIBLE } from '../../types/inexpressible.js';
import { type TypeResult, typeResults } from '../../types/type-results.js';

/**
 * test/generated/rejected-fixtures.test-d.ts: each rejected fixture that breaks structure as a literal, which must not be
 * assignable to its contract's type, and a list of those that no type can tell.
 */
export function rejectedFixturesModule(contracts: readonly Contract[]): string {
  const results = typeResults(contracts);
  const structural = results.filter(({ inexpressible }) => inexpressible === undefined);
  return `import type { ContractTypes } from 'openvibe-contracts';
import { assertType, test } from 'vitest';

${structural.map(typeTest).join('\n')}

${[...INEXPRESSIBLE].flatMap(([keyword, reason]) => listed(keyword, reason, results)).join('\n')}
`;
}

function typeTest({ contract: { name }, fixture, errors }: TypeResult): string {
  const broken = errors.map(({ path, keyword }) => `${keyword} at ${scriptJson(path)}`).join(', ');
  return `test('${name} rejects ${fixture.name}', () => {
  // @ts-expect-error: ${broken}
  assertType<ContractTypes['${name}']>(${scriptJson(fixture.value)});
});`;
}

function listed(keyword: string, reason: string, results: readonly TypeResult[]): string[] {
  const cases = results.filter(({ inexpressible }) => inexpressible === keyword);
  if (cases.length === 0) return [];
  const names = cases.map(({ contract, fixture }) => `//   ${contract.name} ${fixture.name}`);
  return [`// Told by no type, ${keyword}: ${reason}.`, ...names];
}
