import { metadataOf } from '../../src/source/metadata.js';
import type { Contract } from '../../src/source/tree.js';

/** The JSDoc tag for what belongs to a deprecated contract; undefined for any other. */
export function deprecationNote(contract: Contract): string | undefined {
  const { status, replacement, removeAfter } = metadataOf(contract);
  if (status !== 'deprecated') return undefined;
  return `@deprecated Use \`${replacement}\`; this one may be gone after ${removeAfter}.`;
}
