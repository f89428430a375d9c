import type { ShippedPackage } from './shipped-packages.js';

/** The text that their licenses ask for: each package with its license, one after the other. */
export function renderNotices(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, version, url, license, licenseText }) => {
    const title = `${name} ${version} (${license})${url === undefined ? '' : `\n${url}`}`;
    return `${title}\n\n${licenseText}\n`;
  });
  return [`The files of this folder hold code of these packages.\n`, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}
