import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '../lib/root.js';

const dist = join(inject('consumer'), 'node_modules/openvibe-contracts/dist');
const bom = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'));
const notices = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
}
const components: Component[] = bom.components;

test('the bill of materials is of this package, as CycloneDX 1.6', () => {
  const { bomFormat, specVersion, metadata } = bom;
  expect([bomFormat, specVersion, metadata.component.purl]).toEqual(['CycloneDX', '1.6', `pkg:npm/${name}@${version}`]);
  expect(bom.dependencies[0]).toEqual({ ref: metadata.component.purl, dependsOn: components.map(({ purl }) => purl) });
});

test('it names what is bundled, as it is installed here, with its checksum', () => {
  expect(components.map((each) => each.name)).toEqual(expect.arrayContaining(['ajv', 'jsonc-parser', 'leven']));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const each of components) {
    const installed = JSON.parse(readFileSync(join(root, 'node_modules', each.name, 'package.json'), 'utf8'));
    expect([each.name, each.version]).toEqual([each.name, installed.version]);
    const hex = Buffer.from(packages[`node_modules/${each.name}`].integrity.slice('sha512-'.length), 'base64').toString(
      'hex',
    );
    expect(each.hashes).toEqual([{ alg: 'SHA-512', content: hex }]);
  }
});

test('the notices have the license of each', () => {
  expect(components.length).toBeGreaterThanOrEqual(3);
  for (const each of components) {
    const folder = join(root, 'node_modules', each.name);
    const [license = ''] = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
    expect(notices).toContain(`\n${each.name} ${each.version} (`);
    expect(notices).toContain(readFileSync(join(folder, license), 'utf8').trim());
  }
});
