import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { contracts } from 'openvibe-contracts';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { ownFolder } from '../lib/own-folder.js';
import { runNode } from '../lib/run-node.js';
import { subpathsOf } from '../runtimes/subpaths.js';
import { loadTool } from './tool.js';

const consumer = inject('consumer');
const folder = ownFolder();
const { nodeFileTrace } = loadTool('@vercel/nft');

/** What tracers know beside `import` or `require`: nft by itself, and what Nitro and Nuxt add by way of Rollup. */
const CONDITIONS = [['node'], ['node', 'module'], ['production', 'node', 'wasm', 'unwasm', 'module']];

const { main, alone } = subpathsOf(contracts.map(({ name }) => name));
const { exports } = JSON.parse(readFileSync(join(consumer, 'node_modules', main, 'package.json'), 'utf8'));

/** What a program imports: each entry of the main ones alone, and the validators of all contracts together. */
const entries: [what: string, specifiers: readonly string[]][] = [
  ...Object.keys(exports).flatMap((key): [string, string[]][] =>
    key.includes('*') || key === './package.json' ? [] : [[key, [key.replace('.', main)]]],
  ),
  ['./validators/*', [...alone.values()]],
];

/** Prints the names that each entry gives, and uses what they load lazily. */
const PROGRAMS = {
  'program.mjs': (specifiers: readonly string[]) => `${specifiers
    .map((specifier, i) => `import * as e${i} from '${specifier}';`)
    .join('\n')}
const all = [${specifiers.map((_, i) => `e${i}`).join(', ')}];
`,
  'program.cjs': (specifiers: readonly string[]) =>
    `const all = [${specifiers.map((specifier) => `require('${specifier}')`).join(', ')}];\n`,
};
const USE = `for (const { validate, contract, contracts, sample, ...rest } of all)
  console.log(
    [validate, contract, contracts, sample].map((each) => typeof each).join(), Object.keys(rest).sort().join(),
    contracts?.map(({ name }) => [validate(name, 0).valid, contract(name).schema.title].join()).join(), JSON.stringify(sample?.('platform.job@1', 1)));
`;

/** Copies the files that the tracer finds to an empty folder, as a deployment does, and runs the program there and here. */
async function runTraced(program: string, text: string, conditions: readonly string[]) {
  const file = join(folder, program);
  writeFileSync(file, text);
  const { fileList } = await nodeFileTrace([file], {
    base: consumer,
    processCwd: consumer,
    conditions,
  });
  const copy = mkdtempSync(join(tmpdir(), 'openvibe-contracts-traced-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const file of fileList as Set<string>) cpSync(join(consumer, file), join(copy, file), { recursive: true });
  const copied = runNode(join(copy, relative(consumer, folder)), program);
  return { copied, here: runNode(folder, program), files: [...(fileList as Set<string>)] };
}

describe.each(CONDITIONS.map((each) => [each.join(), each] as const))('traced with %s', (_conditions, conditions) => {
  describe.each(Object.entries(PROGRAMS))('%s', (program, textOf) => {
    test.each(entries)('finds what Node.js loads of %s', async (_what, specifiers) => {
      const { copied, here } = await runTraced(program, textOf(specifiers) + USE, conditions);
      expect(here.stderr).toBe('');
      expect(here.stdout.trim().split('\n').length).toBe(specifiers.length);
      expect(copied).toEqual(here);
    });
  });

  test('finds one copy of the contracts for import and require', async () => {
    const text = `import { ContractError } from '${main}';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
console.log(require('${main}').ContractError === ContractError);
`;
    const { copied, files } = await runTraced('both.mjs', text, conditions);
    expect(copied).toEqual({ code: 0, stdout: 'true\n', stderr: '' });
    expect(
      files
        .map((file) => file.replace(`node_modules/${main}/dist/`, ''))
        .filter((file) => /^(index|core)/.test(file))
        .sort(),
    ).toEqual(['core.cjs', 'index.cjs']);
  });
});

test('asks for each way into the package that runs code', () => {
  const ways = entries.map(([what]) => what);
  const code = Object.entries(exports).flatMap(([key, target]) => (typeof target === 'object' ? [key] : []));
  expect(ways.sort()).toEqual(code.sort());
});
