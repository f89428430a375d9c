import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from '../../src/compat/compare.js';
import { formatDifference } from '../../src/compat/differences/difference.js';
import { compareSchemas } from '../../src/compat/files/compare-files.js';
import type { Schema } from '../../src/source/schema.js';
import { unbundle } from './bundle.js';
import { contentOf, withoutProse } from './content.js';
import { differencesOfNotes, differencesOfWords } from './differences-of-notes.js';
import { differencesOfRules } from './differences-of-rules.js';

/** How a contract differs from a released version of it. */
export interface Change {
  /** The least that tells users of it. A broken promise is for the comparison to say. */
  readonly step: 'patch' | 'minor';
  /** What the comparison says; undefined when nothing that validates differs by a word. */
  readonly comparison?: Comparison;
  /** What is different, in words; never empty. */
  readonly words: readonly string[];
}

/**
 * Compares two bundles of a contract; undefined when nothing differs that makes a version.
 *
 * @param seeds Values from which the comparison may start, such as valid fixtures.
 */
export function findChange(old: Schema, next: Schema, seeds: readonly unknown[]): Change | undefined {
  if (isDeepStrictEqual(contentOf(old), contentOf(next))) return undefined;
  const notes = differencesOfNotes(old, next);
  if (isDeepStrictEqual(withoutProse(old), withoutProse(next))) {
    if (notes.length > 0) return { step: 'minor', words: notes };
    const words = differencesOfWords(old, next);
    return { step: 'patch', words: words.length > 0 ? words : ['reworded'] };
  }
  const comparison = compareBundles(old, next, seeds);
  const words = [
    ...comparison.differences.map(formatDifference),
    ...differencesOfRules(old, next),
    ...notes,
    ...differencesOfWords(old, next),
  ];
  return { step: 'minor', comparison, words: words.length > 0 ? words : [otherwise(comparison)] };
}

function compareBundles(old: Schema, next: Schema, seeds: readonly unknown[]): Comparison {
  const [before, after] = [unbundle(old), unbundle(next)];
  const documents = { old: before.documents, new: after.documents };
  return compareSchemas(before.schema, after.schema, { documents, seeds });
}

const otherwise = ({ backward, forward }: Comparison): string =>
  backward.verdict === 'proven' && forward.verdict === 'proven'
    ? 'accepts what it accepted, said in another way'
    : 'accepts something else';
