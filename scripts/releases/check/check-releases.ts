import type { Problem } from '../../../src/source/problem.js';
import type { Tree } from '../../../src/source/tree.js';
import { readReleases } from '../read-releases.js';
import { type Review, readReviews } from '../reviews.js';
import { checkDates } from './check-dates.js';
import { checkGone } from './check-gone.js';
import { checkHashes } from './check-hashes.js';
import { checkHistory } from './check-history.js';
import { checkReviews } from './check-reviews.js';
import { checkStep } from './check-step.js';

/**
 * What is wrong with releases/, and with what a tree that `checkTree` has passed became since them. Only contracts that differ
 * from their last release are compared. A tree that has released nothing has nothing to keep.
 *
 * @param today The day, `YYYY-MM-DD`, from which on a deprecated contract may be gone.
 */
export function checkReleases(tree: Tree, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const releases = readReleases(tree.root);
  const { reviews, problems } = readReviews(tree.root);
  // What was changed by hand is nothing to compare with.
  const errors = [...checkHashes(releases), ...problems];
  if (errors.length > 0) return errors;
  const lost = checkHistory(tree.root);
  if (lost.length > 0) return lost;
  const used = new Set<Review>();
  const steps = tree.contracts.flatMap((contract) => {
    const latest = releases.byName.get(contract.name)?.at(-1);
    return latest ? checkStep(tree, contract, latest, reviews, used) : [];
  });
  const dates = tree.contracts.flatMap((contract) => {
    const known = releases.byName.get(contract.name);
    return known ? checkDates(contract, known, today) : [];
  });
  return [...steps, ...dates, ...checkGone(tree, releases, today), ...checkReviews(reviews, used, releases)];
}
