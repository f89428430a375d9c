import { toSafeText } from '../../base/printable.js';
import { renderComparison } from '../report.js';
import type { ContractChange } from './compare-trees.js';

/** The contracts that differ, each with what became of it, then how many do not. */
export function renderTrees(changes: readonly ContractChange[]): string {
  const told = changes.filter((change) => change.kind !== 'compared' || !isUnchanged(change));
  const same = changes.length - told.length;
  const accept = changes.length === 1 ? 'contract accepts exactly what it' : 'contracts accept exactly what they';
  return [
    ...told.map((change) => {
      if (change.kind !== 'compared') return `${toSafeText(change.name)}: ${change.kind}`;
      return `${toSafeText(change.name)}\n${renderComparison(change.comparison).replace(/^/gm, '  ')}`;
    }),
    `${same} of ${changes.length} ${accept} accepted`,
  ].join('\n');
}

const isUnchanged = ({ comparison }: Extract<ContractChange, { kind: 'compared' }>): boolean =>
  comparison.backward.verdict === 'proven' && comparison.forward.verdict === 'proven';
