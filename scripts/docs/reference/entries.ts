import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../../src/base/is-object.js';
import { readIfThere } from '../../../src/source/files.js';

/** A way into the package that programs import, such as `openvibe-contracts/rpc`. */
export interface Entry {
  /** What stands behind `import … from`. */
  readonly specifier: string;
  /** The name of its page. */
  readonly page: string;
  /** Path of its source below the root. */
  readonly file: string;
}

/** The entries that package.json exports and whose source is a folder of src/; none in a tree that holds no package. */
export function entriesOf(root: string): Entry[] {
  const manifest: unknown = JSON.parse(readIfThere(root, 'package.json') ?? '{}');
  if (!isObject(manifest) || !isObject(manifest.exports)) return [];
  return Object.keys(manifest.exports)
    .map((path): Entry => {
      const folder = path.slice('./'.length);
      return {
        specifier: [String(manifest.name), folder].filter((part) => part !== '').join('/'),
        page: folder === '' ? 'main' : folder,
        file: ['src', folder, 'index.ts'].filter((part) => part !== '').join('/'),
      };
    })
    .filter(({ file }) => existsSync(join(root, file)));
}
