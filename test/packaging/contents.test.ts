import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ORIGIN } from '../../scripts/docs/origin.js';

const installed = join(inject('consumer'), 'node_modules/openvibe-contracts');
const files = readdirSync(installed, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(installed.length + 1));
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

test('the package has these files and folders', () => {
  expect(new Set(files.map((file) => file.split('/')[0]))).toEqual(
    new Set([
      ...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'package.json'],
      ...['dist', 'docs', 'fixtures', 'openapi', 'schemas', 'vocabulary'],
    ]),
  );
});

test.each([
  ['dist', /\.(?:c?js|d\.c?ts)$|^(?:sbom\.cdx\.json|THIRD-PARTY-NOTICES\.txt)$/],
  ['docs', /^(?:(?:cli|guides)\/)?[\w-]+\.md$/],
  ['fixtures', /\.json$/],
  ['openapi', /\.json$/],
  ['schemas', /\.json$/],
  ['vocabulary', /\.json$/],
])('%s/ has nothing but what is used', (folder, used) => {
  const inFolder = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
  expect(inFolder.length).toBeGreaterThan(0);
  expect(inFolder.filter((file) => !used.test(file))).toEqual([]);
});

test('its manifest says where it comes from and what it needs', () => {
  const { repository, bugs, homepage, engines, license, sideEffects } = manifest;
  const home = 'https://github.com/OpenVibers/OpenVibe.Contracts';
  expect({ repository, bugs, homepage, engines, license, sideEffects }).toEqual({
    repository: { type: 'git', url: `git+${home}.git` },
    bugs: { url: `${home}/issues` },
    homepage: `${ORIGIN}/docs/`,
    engines: { node: '>=20' },
    license: 'MIT',
    sideEffects: false,
  });
});

test('nothing runs when it is installed', () => {
  const { scripts } = manifest;
  expect(['preinstall', 'install', 'postinstall', 'prepare'].filter((name) => name in scripts)).toEqual([]);
});

test('each file that the manifest leads to is there', () => {
  const targetsOf = (target: unknown): string[] =>
    typeof target === 'string' ? [target] : Object.values(target as object).flatMap(targetsOf);
  const targets = targetsOf([manifest.exports, manifest.typesVersions, manifest.main, manifest.module, manifest.types]);
  expect(targets.length).toBeGreaterThan(20);
  const missing = targets.filter((target) => {
    const [start = '', end = ''] = target.slice('./'.length).split('*');
    return !files.some(
      (file) => file.startsWith(start) && file.endsWith(end) && (target.includes('*') || file === start),
    );
  });
  expect(missing).toEqual([]);
});
