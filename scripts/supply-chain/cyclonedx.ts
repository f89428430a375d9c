import type { ShippedPackage } from './shipped-packages.js';

export interface Subject {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/**
 * A software bill of materials as CycloneDX 1.6 has it. It has no time and no serial number, so that the same build gives the same
 * file.
 *
 * Source: https://cyclonedx.org/docs/1.6/json/ and, for `purl`, https://github.com/package-url/purl-spec
 */
export function renderSbom(subject: Subject, packages: readonly ShippedPackage[]): string {
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: componentOf(subject) },
    components: packages.map((each) => ({ ...componentOf(each), scope: 'required', hashes: hashesOf(each) })),
    dependencies: [
      { ref: purlOf(subject), dependsOn: packages.map(purlOf) },
      ...packages.map((each) => ({ ref: purlOf(each), dependsOn: [] })),
    ],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

function componentOf(component: Subject) {
  const { name, version, license } = component;
  const licenses = license.includes(' ') ? [{ expression: license }] : [{ license: { id: license } }];
  return { type: 'library', 'bom-ref': purlOf(component), name, version, licenses, purl: purlOf(component) };
}

/** `@babel/parser`, 7.0.0 → `pkg:npm/%40babel/parser@7.0.0` */
const purlOf = ({ name, version }: Subject): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Checksums in base64, as npm has them, in hexadecimal digits, as CycloneDX has them. */
function hashesOf({ integrity }: ShippedPackage) {
  const [, digest = ''] = /^sha512-(.*)$/.exec(integrity ?? '') ?? [];
  return digest === '' ? undefined : [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}
