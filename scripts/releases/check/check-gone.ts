import type { Problem } from '../../../src/source/problem.js';
import type { Tree } from '../../../src/source/tree.js';
import type { Releases } from '../read-releases.js';
import { removalOf } from '../removal.js';

/** A contract that was released goes only when nobody counts on it any more. Retiring it does not bring its day forward. */
export function checkGone(tree: Tree, { byName }: Releases, today: string): Problem[] {
  const names = new Set(tree.contracts.map(({ name }) => name));
  return [...byName].flatMap(([name, releases]) => {
    const latest = releases.at(-1);
    if (names.has(name) || !latest) return [];
    const { file } = latest;
    const removal = removalOf(releases);
    if (removal.kind === 'not announced')
      return [{ file, message: `${name} is gone; bring its schema back, and deprecate it first` }];
    if (removal.kind === 'free' || removal.removeAfter < today) return [];
    const message = `${name} is gone before ${removal.removeAfter} has passed; bring its schema back until then`;
    return [{ file, message }];
  });
}
