import { expect, test } from 'vitest';
import { lazyChecksModule, lazySchemasModule } from '../../scripts/lib/outputs/lazy-modules.js';
import { contractOf } from '../lib/contract-of.js';

const contracts = [contractOf({}, 'first'), contractOf({}, 'second-one')];
const module = (map: string, ...entries: string[]): string => `// @ts-nocheck: \`require\` is there where this is used.
import { loadWhenAsked } from '../../load-when-asked.js';

export const ${map} = /* @__PURE__ */ loadWhenAsked(/* @__PURE__ */ new Map([
${entries.map((entry) => `  ${entry},\n`).join('')}]));
`;

test.each(['checks', 'rules'] as const)('%s are required from a file of each contract', (map) => {
  expect(lazyChecksModule(map, contracts)).toBe(
    module(
      map,
      `['suite.first@1', () => require('./${map}/suite/first.v1.cjs').check]`,
      `['suite.second-one@1', () => require('./${map}/suite/second-one.v1.cjs').check]`,
    ),
  );
});

test("schemas are required from the package's own copy, as texts", () => {
  expect(lazySchemasModule(contracts)).toBe(
    module(
      'schemas',
      "['suite.first@1', () => JSON.stringify(require('../schemas/suite/first.v1.json'))]",
      "['suite.second-one@1', () => JSON.stringify(require('../schemas/suite/second-one.v1.json'))]",
    ),
  );
});

test('without contracts, there is an empty map', () => {
  expect(lazyChecksModule('rules', [])).toBe(module('rules'));
});
