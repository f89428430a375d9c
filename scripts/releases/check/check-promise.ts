import type { Comparison } from '../../../src/compat/compare.js';
import { renderComparison } from '../../../src/compat/report.js';
import type { ContractInfo } from '../../../src/model/contract-info.js';
import { type ContractId, nameOf } from '../../../src/source/names.js';
import { REVIEWS } from '../read-releases.js';
import type { Review } from '../reviews.js';

type Direction = 'backward' | 'forward';
type Compatibility = ContractInfo['compatibility'];

const PROMISED: Readonly<Record<Compatibility, readonly Direction[]>> = {
  backward: ['backward'],
  forward: ['forward'],
  full: ['backward', 'forward'],
  none: [],
};

/** A contract, the version it had and what it promised then, and the version that comes. */
export interface Passage {
  readonly contract: ContractId & { readonly name: string };
  readonly from: string;
  readonly to: string;
  readonly promised: Compatibility;
}

/** Whether a contract goes on promising what it promised. */
export const promisesLess = (now: Compatibility, before: Compatibility): boolean =>
  PROMISED[before].some((direction) => !PROMISED[now].includes(direction));

/**
 * What a comparison breaks of the promise, or cannot prove of it; undefined when all is kept.
 *
 * @param used Takes the reviews that settle something.
 */
export function promiseError(
  passage: Passage,
  comparison: Comparison,
  reviews: readonly Review[],
  used: Set<Review>,
): string | undefined {
  const { contract, from, promised } = passage;
  const directions = PROMISED[promised];
  const report = `\n${renderComparison(comparison)}`.replaceAll('\n', '\n  ');
  if (directions.some((direction) => comparison[direction].verdict === 'broken')) {
    const next = nameOf({ ...contract, major: contract.major + 1 });
    return `breaks what compatibility "${promised}" promised in ${from}; take the change back, or make it in a new major: \`npm run new ${next}\`${report}`;
  }
  const open = [...new Set(directions.flatMap((direction) => openPointers(comparison, direction)))].filter(
    (pointer) => {
      const review = reviews.find((each) => isAbout(each, passage) && each.pointer === pointer);
      if (review) used.add(review);
      return !review;
    },
  );
  if (open.length === 0) return undefined;
  const records = open.map((pointer) => `\n  ${JSON.stringify(recordOf(passage, pointer))}`);
  return `is not proven to keep what compatibility "${promised}" promised in ${from}; if it is safe, say why in ${REVIEWS}:${records.join('')}${report}`;
}

/** The places whose differences may break a promise that is unproven; where no words were found, those that stopped the comparison. */
function openPointers(comparison: Comparison, direction: Direction): string[] {
  const verdict = comparison[direction];
  if (verdict.verdict !== 'unproven') return [];
  const party = direction === 'backward' ? 'callers' : 'receivers';
  const places = comparison.differences.filter(({ breaks }) => breaks.includes(party));
  return (places.length > 0 ? places : verdict.reasons).map(({ pointer }) => pointer);
}

const isAbout = (review: Review, { contract, from, to }: Passage): boolean =>
  review.contract === contract.name && review.from === from && review.to === to;

const recordOf = ({ contract, from, to }: Passage, pointer: string): Review => ({
  contract: contract.name,
  from,
  to,
  pointer,
  reason: '',
});
