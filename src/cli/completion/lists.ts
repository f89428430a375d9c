import { capabilities } from '../../capabilities/index.js';
import { contracts } from '../../index.js';
import { functions } from '../../rpc/index.js';

/** Lists of words that values are chosen from, by name. */
export type Lists = ReadonlyMap<string, readonly string[]>;

/** The lists that no command declares: names that the package knows. */
export function knownLists(): Lists {
  const unique = (words: readonly string[]): string[] => [...new Set(words)].sort();
  return new Map([
    ['contracts', contracts.map(({ name }) => name)],
    ['functions', unique(functions.flatMap(({ id, adapterId }) => [id, adapterId]))],
    ['capabilities', capabilities.map(({ id }) => id)],
    ['services', unique([...contracts, ...capabilities].map(({ owner }) => owner))],
  ]);
}
