import type { Problem } from '../../../src/source/problem.js';
import { HASHES, type Releases } from '../read-releases.js';

/** Every released file is there, is recorded, and holds what was recorded. */
export function checkHashes({ byName, strays, hashes }: Releases): Problem[] {
  const releases = [...byName.values()].flat();
  const there = new Set(releases.map(({ file }) => file));
  return [
    ...strays.map((file) => ({
      file,
      message: 'is off the naming rule releases/<domain>/<name>.v<major>/<semver>.json',
    })),
    ...releases.flatMap(({ file, hash }) => {
      const recorded = Object.hasOwn(hashes, file) ? hashes[file] : undefined;
      if (recorded === undefined) {
        const message = `is not recorded in ${HASHES}; take back that one if it lost a line, or else remove this file: only \`npm run release\` writes here`;
        return [{ file, message }];
      }
      if (recorded === hash) return [];
      return [{ file, message: 'was released and has been changed since; take it back from the repository' }];
    }),
    ...Object.keys(hashes)
      .filter((file) => !there.has(file))
      .map((file) => ({ file, message: 'was released and is gone; take it back from the repository' })),
  ];
}
