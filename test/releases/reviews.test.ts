import { expect, test } from 'vitest';
import { SCHEMA, type TestTree } from '../lib/tree.js';
import { faultsOf, release, releasedTree, setMetadata } from './released-tree.js';

const REVIEWS = 'releases/reviews.json';
const REVIEW = {
  contract: 'live.greeting@1',
  from: '1.0.0',
  to: '1.1.0',
  pointer: '/properties/id/pattern',
  reason: 'Every id is of letters.',
};

/** A tree in which a pattern changed that the judge cannot decide about. */
function undecided(): TestTree {
  const tree = releasedTree();
  tree.edit(SCHEMA, (schema) => {
    schema.properties.score = { description: 'A score.', type: 'number', multipleOf: 0.1 };
  });
  return tree;
}

test('x', () => {
  const tree = undecided();
  expect(faultsOf(tree)).toEqual([]);
});
