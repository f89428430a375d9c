import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runNode } from '../lib/run-node.js';
import { runScript } from '../lib/run-script.js';

/** A build as tsup leaves it, with a core of a few names. */
const BUILD = {
  'package.json': '{ "type": "module" }',
  'dist/index.js':
    'export const validate = 1; export const is = 2; export class ContractError {} export const contracts = [];',
  'dist/rpc.js': 'export const functions = [];',
  'dist/capabilities.js': 'export const capabilities = [];',
  'dist/testing.js': 'export const sample = 3;',
  'dist/testing.cjs': 'exports.sample = 3;',
  'dist/testing.d.ts': "import { Arbitrary } from 'fast-check';\nexport { Arbitrary };\n",
  'dist/testing.d.cts': "import { Arbitrary } from 'fast-check';\nexport { Arbitrary };\n",
  'dist/rpc.d.cts': "import { Contract } from './index.js';\n",
  'dist/validators/a/b.v1.d.cts': "export { Contract } from '../../index.js';\n",
  'dist/validators/a/b.v1.d.ts': "export { Contract } from '../../index.js';\n",
  'dist/core.cjs':
    'globalThis.cores = (globalThis.cores ?? 0) + 1; Object.assign(exports, { validate: 1, is: 2, ContractError: class ContractError {}, mayNotBePlain: 3, catalog: () => [4] });',
  'dist/rpc.cjs': 'exports.functions = [require("./index.cjs").validate];',
  'dist/capabilities.cjs': 'exports.capabilities = [];',
};

function makeBuild(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'openvibe-contracts-link-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('gives the public names of the core to require and, from the same files, to import', () => {
  const root = makeBuild(BUILD);
  expect(runScript('build/link', '--root', root)).toEqual({ code: 0, stdout: 'linked 4 entries\n', stderr: '' });
  const text = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
  expect(text('index.cjs')).toBe(
    '"use strict";const core=require("./core.cjs");module.exports={ContractError:core.ContractError,is:core.is,validate:core.validate,get contracts(){return core.catalog()}};0&&(module.exports={ContractError,contracts,is,validate});\n',
  );
  expect(text('node/index.js')).toBe('export{ContractError,contracts,is,validate}from"../index.cjs";\n');
  expect(text('node/rpc.js')).toBe('export{functions}from"../rpc.cjs";\n');
  expect(text('node/capabilities.js')).toBe('export{capabilities}from"../capabilities.cjs";\n');
  expect(text('testing.d.cts')).toBe(
    "// @ts-ignore: an optional peer\nimport { Arbitrary } from 'fast-check';\nexport { Arbitrary };\n",
  );
  expect(text('rpc.d.cts')).toBe("import { Contract } from './index.cjs';\n");
  expect(text('validators/a/b.v1.d.cts')).toBe("export { Contract } from '../../index.cjs';\n");
  expect(text('validators/a/b.v1.d.ts')).toBe("export { Contract } from '../../index.js';\n");
  const use = `import * as all from './dist/node/index.js';
import { functions } from './dist/node/rpc.js';
import { createRequire } from 'node:module';
const required = createRequire(import.meta.url)('./dist/index.cjs');
console.log(Object.keys(all).join(), functions[0], required.ContractError === all.ContractError, all.contracts[0], globalThis.cores);`;
  expect(runNode(root, '--input-type=module', '--eval', use)).toEqual({
    code: 0,
    stdout: 'ContractError,contracts,is,validate 1 true 4 1\n',
    stderr: '',
  });
});

test('fails where a file of the build is missing, and says which', () => {
  const { 'dist/rpc.js': _missing, ...files } = BUILD;
  const root = makeBuild(files);
  expect(runScript('build/link', '--root', root)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${join(root, 'dist/rpc.js')} is missing; \`npm run build\` writes it\n`,
  });
});
