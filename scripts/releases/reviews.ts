import { compileShape } from '../../src/compile/compile-shape.js';
import { readBytesIfThere } from '../../src/source/files.js';
import type { Problem } from '../../src/source/problem.js';
import { parseJson } from '../../src/source/read-json.js';
import { REVIEWS } from './read-releases.js';

/** Why a step that the comparison could not prove is safe all the same, as somebody has made sure. */
export interface Review {
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  /** The place that is different, as the differences name it: a pointer into the values that are validated. */
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
  const text = readBytesIfThere(root, REVIEWS);
  if (text === undefined) return { reviews: [], problems: [] };
  const value = parseJson(REVIEWS, text);
  const problems = shapeErrors(value).map(({ path, message }) => ({ file: REVIEWS, pointer: path, message }));
  return { reviews: problems.length === 0 ? (value as Review[]) : [], problems };
}
