import { readIfThere } from '../files.js';
import { compileShape } from '../judge-shape.js';
import type { Problem } from '../problem.js';
import { REVIEWS, type Releases, readJson } from './read-releases.js';

/** Why a step that the judge could not prove is safe all the same, as somebody has made sure. */
export interface Review {
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  /** The place that the judge named. */
  readonly pointer: string;
  readonly reason: string;
}

const text = { type: 'string' };

const shapeErrors = compileShape({
  type: 'array',
  items: {
    type: 'object',
    properties: { contract: text, from: text, to: text, pointer: text, reason: { type: 'string', minLength: 1 } },
    required: ['contract', 'from', 'to', 'pointer', 'reason'],
    additionalProperties: false,
  },
});

/** The reviews of a tree, none where it has no file of them, or what is wrong with their shape. */
export function readReviews(root: string): {
  readonly reviews: readonly Review[];
  readonly problems: readonly Problem[];
} {
  const text = readIfThere(root, REVIEWS);
  if (text === undefined) return { reviews: [], problems: [] };
  const value = readJson(REVIEWS, text);
  const problems = shapeErrors(value).map(({ path, message }) => ({ file: REVIEWS, pointer: path, message }));
  return { reviews: problems.length === 0 ? (value as Review[]) : [], problems };
}

/** A review is of a step that was released, or it settles what the judge cannot prove now. */
export function checkReviews(reviews: readonly Review[], used: ReadonlySet<Review>, { byName }: Releases): Problem[] {
  return reviews.flatMap((review, i) => {
    const versions = byName.get(review.contract)?.map(({ version }) => version) ?? [];
    if (used.has(review) || (versions.includes(review.from) && versions.includes(review.to))) return [];
    return [{ file: REVIEWS, pointer: `/${i}`, message: 'settles nothing that the judge could not prove; remove it' }];
  });
}
