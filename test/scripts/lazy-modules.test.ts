import { expect, test } from 'vitest';
import { chunkModules, lazyChecksModule, schemasChunk } from '../../scripts/codegen/modules/lazy-modules.js';
import { contractOf } from '../lib/contract-of.js';

const contracts = Array.from({ length: 9 }, (_, i) => contractOf({}, `c${i}`));
const names = JSON.stringify(contracts.map(({ name }) => name));
const lazy = (map: string, list: string, chunks: string, size: number): string =>
  `// @ts-nocheck: \`require\` is there where this is used.
import { lazyMap } from '../../lazy/lazy-map.js';

export const ${map} = /* @__PURE__ */ lazyMap(JSON.parse('${list}'), [${chunks}], ${size});
`;

test.each(['checks', 'rules'] as const)('%s are required by chunks of eight', (map) => {
  const chunks = [0, 1].map((i) => `() => require('./chunks/${map}-${i}.cjs').${map}`).join(', ');
  expect(lazyChecksModule(map, contracts)).toBe(lazy(map, names, chunks, 8));
  const modules = chunkModules(map, contracts);
  expect(modules.map(([file]) => file)).toEqual([0, 1].map((i) => `src/generated/chunks/${map}-${i}.ts`));
  expect(modules[1]?.[1]).toBe(
    `import { check as check0 } from '../${map}/suite/c8.v1.js';\n\nexport const ${map} = [check0];\n`,
  );
});

test("schemas are required one by one from the package's own copy, as texts", () => {
  expect(schemasChunk(contracts.slice(0, 1))).toBe(
    lazy('schemas', '["suite.c0@1"]', "() => [JSON.stringify(require('../../schemas/suite/c0.v1.json'))]", 1),
  );
});

test('without contracts, there is nothing to load', () => {
  expect(lazyChecksModule('rules', [])).toBe(lazy('rules', '[]', '', 8));
  expect(chunkModules('rules', [])).toEqual([]);
});
