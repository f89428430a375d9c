import type { Contract } from '../../../src/source/tree.js';
import { scriptJson } from '../../shared/script-json.js';

/** test/generated/valid-fixtures.test-d.ts: each valid fixture as a literal, which must be assignable to its contract's type. */
export function validFixturesModule(contracts: readonly Contract[]): string {
  const cases = contracts.flatMap(({ name, fixtures }) =>
    fixtures.valid.map(
      (fixture) =>
        `test('${name} accepts ${fixture.name}', () => {\n  assertType<ContractTypes['${name}']>(${scriptJson(fixture.value)});\n});`,
    ),
  );
  return `import type { ContractTypes } from 'openvibe-contracts';
import { assertType, test } from 'vitest';

${cases.join('\n')}
`;
}
