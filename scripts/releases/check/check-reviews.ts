import type { ContractInfo } from '../../../src/model/contract-info.js';
import type { Problem } from '../../../src/source/problem.js';
import { metadataIn } from '../content.js';
import { findChange } from '../find-change.js';
import { REVIEWS, type Releases, schemaOf } from '../read-releases.js';
import type { Review } from '../reviews.js';
import { promiseError } from './check-promise.js';

/**
 * Every review settles what the comparison cannot prove: of the step that comes, or of one that was released.
 *
 * @param used The reviews of steps that come; takes those of released ones.
 */
export function checkReviews(reviews: readonly Review[], used: Set<Review>, releases: Releases): Problem[] {
  for (const review of reviews) if (!used.has(review)) compareAgain(review, used, releases);
  return reviews.flatMap((review, i) =>
    used.has(review)
      ? []
      : [
          {
            file: REVIEWS,
            pointer: `/${i}`,
            message: 'settles nothing that the comparison could not prove; remove it',
          },
        ],
  );
}

function compareAgain(review: Review, used: Set<Review>, { byName }: Releases): void {
  const releases = byName.get(review.contract) ?? [];
  const [from, to] = [review.from, review.to].map((version) => releases.find((each) => each.version === version));
  if (!from || !to) return;
  const old = schemaOf(from);
  const comparison = findChange(old, schemaOf(to), [])?.comparison;
  const promised = metadataIn(old).compatibility as ContractInfo['compatibility'];
  if (comparison)
    promiseError({ contract: from, from: from.version, to: to.version, promised }, comparison, [review], used);
}
