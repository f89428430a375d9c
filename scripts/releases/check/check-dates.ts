import { metadataOf } from '../../../src/source/metadata.js';
import type { Problem } from '../../../src/source/problem.js';
import type { Contract } from '../../../src/source/tree.js';
import type { Release } from '../read-releases.js';
import { removalOf } from '../removal.js';
import { isDraft } from '../version.js';

/**
 * The day after which a contract may go binds once it was released: a later version may put it off, not bring it forward, and the
 * contract is retired only when it has passed. A version that announces the removal names a day to come.
 */
export function checkDates(contract: Contract, releases: readonly Release[], today: string): Problem[] {
  const { status, removeAfter, version } = metadataOf(contract);
  if (isDraft(version) || releases.some((release) => release.version === version)) return [];
  const removal = removalOf(releases);
  const problem = (field: string, message: string): Problem[] => [
    { file: contract.file, pointer: `/x-contract/${field}`, message },
  ];
  if (status === 'deprecated' && removeAfter !== undefined) {
    if (removal.kind !== 'announced')
      return removeAfter < today ? problem('removeAfter', `has passed already; name a day from ${today} on`) : [];
    if (removeAfter >= removal.removeAfter || removal.removeAfter < today) return [];
    return problem('removeAfter', `was released as ${removal.removeAfter} and may not become earlier`);
  }
  if (status !== 'retired') return [];
  if (removal.kind === 'not announced') return problem('status', 'must be "deprecated" before "retired"');
  if (removal.kind === 'free' || removal.removeAfter < today) return [];
  return problem('status', `must not become "retired" before ${removal.removeAfter} has passed`);
}
