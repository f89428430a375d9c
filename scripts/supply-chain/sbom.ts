import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../shared/run-script.js';
import { renderSbom } from './cyclonedx.js';
import { readMetafiles } from './metafiles.js';
import { renderNotices } from './notices.js';
import { shippedPackages } from './shipped-packages.js';

await runScript({
  usage: `usage: npm run sbom -- [--root DIR]

Ends a build: writes what packages of others dist/ holds code of, as the build tells it. dist/sbom.cdx.json is the bill of materials
(CycloneDX), dist/THIRD-PARTY-NOTICES.txt has their licenses.
`,
  main: ({ root }) => {
    const packages = shippedPackages(root, readMetafiles(root));
    const subject = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    writeFileSync(join(root, 'dist/sbom.cdx.json'), renderSbom(subject, packages));
    writeFileSync(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), renderNotices(packages));
    return packages.map(({ name, version, license }) => `${name}@${version} (${license})`).join('\n');
  },
});
