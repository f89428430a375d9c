import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let root: string | undefined;

/** The folder of the package, which holds its schemas and fixtures. */
export function packageRoot(): string {
  if (root === undefined) {
    root = dirname(fileURLToPath(import.meta.url));
    while (!existsSync(join(root, 'package.json'))) root = dirname(root);
  }
  return root;
}

/** What the package says of itself. */
export function readPackage(): { readonly version: string; readonly homepage?: string } {
  return JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'));
}
