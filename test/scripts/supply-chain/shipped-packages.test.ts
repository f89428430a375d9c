import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { renderSbom } from '../../../scripts/supply-chain/cyclonedx.js';
import { shippedAdvisories } from '../../../scripts/supply-chain/shipped-advisories.js';
import { bundledFolders, shippedPackages } from '../../../scripts/supply-chain/shipped-packages.js';

/** A bundle that holds so many bytes of each file. */
function bundleOf(bytes: Record<string, number>): Metafile {
  const inputs = Object.fromEntries(Object.entries(bytes).map(([file, bytesInOutput]) => [file, { bytesInOutput }]));
  return { inputs: {}, outputs: { 'dist/a.js': { inputs, bytes: 1, imports: [], exports: [] } } };
}

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-shipped-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const ajv = {
  'node_modules/ajv/package.json': '{"name":"ajv","version":"8.0.0","license":"MIT"}',
  'node_modules/ajv/LICENSE': 'MIT',
};

test('counts a package of which a byte is left, by the innermost folder that it is in, once', () => {
  const bundle = bundleOf({
    'src/index.ts': 9,
    'node_modules/leven/index.js': 5,
    'node_modules/leven/more.js': 5,
    'node_modules/left-out/index.js': 0,
    'node_modules/@babel/parser/lib/index.js': 7,
    'node_modules/@babel/parser/node_modules/inner/index.js': 7,
  });
  expect(bundledFolders([bundle, bundle])).toEqual([
    'node_modules/@babel/parser',
    'node_modules/@babel/parser/node_modules/inner',
    'node_modules/ajv',
    'node_modules/leven',
  ]);
});

test('refuses a package without a license', () => {
  const folder = folderOf({
    ...ajv,
    'package-lock.json': '{"packages":{}}',
    'node_modules/x/package.json': '{"name":"x"}',
  });
  expect(() => shippedPackages(folder, [bundleOf({ 'node_modules/x/a.js': 1 })])).toThrow(
    'node_modules/x has no license, and dist/ holds code of it; use another package',
  );
});

test('writes a scoped name and an expression as CycloneDX has them', () => {
  const part = {
    name: '@a/b',
    version: '1.2.3',
    license: 'MIT OR Apache-2.0',
    licenseText: '',
    integrity: 'sha512-AAE=',
  };
  const { components } = JSON.parse(renderSbom({ name: 'a', version: '1.0.0', license: 'MIT' }, [part]));
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@1.2.3',
      name: '@a/b',
      version: '1.2.3',
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
      purl: 'pkg:npm/%40a/b@1.2.3',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '0001' }],
    },
  ]);
});

test('tells of the weaknesses of what ships, and of no others', () => {
  const vulnerabilities = { leven: { severity: 'high', range: '<5' }, webpack: { severity: 'low', range: '*' } };
  expect(shippedAdvisories({ vulnerabilities }, ['ajv', 'leven'])).toEqual(['leven <5: high; `npm audit` says more']);
  expect(shippedAdvisories({ vulnerabilities: {} }, ['leven'])).toEqual([]);
  expect(() => shippedAdvisories({ message: 'no such page' }, ['leven'])).toThrow('`npm audit` gave no report');
});
