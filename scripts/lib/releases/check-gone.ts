import type { Problem } from '../problem.js';
import type { Tree } from '../tree.js';
import { metadataIn } from './content.js';
import { type Releases, schemaOf } from './read-releases.js';
import { isDraft } from './version.js';

/** A contract that was released goes only when nobody counts on it any more. */
export function checkGone(tree: Tree, { byName }: Releases, today: string): Problem[] {
  const names = new Set(tree.contracts.map(({ name }) => name));
  return [...byName].flatMap(([name, releases]) => {
    const latest = releases.at(-1);
    if (names.has(name) || !latest || isDraft(latest.version)) return [];
    const { status, removeAfter } = metadataIn(schemaOf(latest));
    if (status === 'retired') return [];
    if (status === 'deprecated') {
      if (String(removeAfter) < today) return [];
      return [
        {
          file: latest.file,
          message: `${name} is gone before ${removeAfter} has passed; bring its schema back until then`,
        },
      ];
    }
    return [{ file: latest.file, message: `${name} is gone; bring its schema back, and deprecate it first` }];
  });
}
