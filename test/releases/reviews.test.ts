import { expect, test } from 'vitest';
import { makeTree, SCHEMA, type TestTree } from '../lib/tree.js';
import { errorsOf, release, setMetadata } from './released-tree.js';

const REVIEWS = 'releases/reviews.json';
const STEP = { contract: 'live.greeting@1', from: '1.0.0', to: '1.1.0' };

const at = (pattern: string): object => ({ description: 'When.', type: 'string', format: 'date-time', pattern });

/** A tree in which a pattern beside a format became narrower, on which the comparison is at a loss. */
function undecided(): TestTree {
  const tree = makeTree();
  tree.edit(SCHEMA, ({ properties }) => Object.assign(properties, { at: at('^\\d'), until: at('^\\d') }));
  setMetadata(tree, { version: '1.0.0', status: 'active' });
  release(tree);
  tree.edit(SCHEMA, (schema) => (schema.properties.at = at('^\\d{4}')));
  setMetadata(tree, { version: '1.1.0' });
  return tree;
}

const OPEN = (pointer: string): string => `
  {"contract":"live.greeting@1","from":"1.0.0","to":"1.1.0","pointer":"${pointer}","reason":""}`;

test('what is not proven is refused until somebody says why each place is safe', () => {
  const tree = undecided();
  const error = `${SCHEMA}: is not proven to keep what compatibility "backward" promised in 1.0.0; if it is safe, say why in ${REVIEWS}:${OPEN('/at')}
  backward: unproven
    no text was found that is one that matches "^\\\\d" but not "^\\\\d{4}"
  forward: proven (the old schema accepts all that the new one accepts)
  - /at: must now match the pattern ^\\d{4}; it had to match the pattern ^\\d
    breaks callers; go on accepting what was accepted, or start v2`;
  expect(errorsOf(tree)).toEqual([error]);
  tree.write(REVIEWS, []);
  expect(errorsOf(tree)).toEqual([error]);
  // The step that the change asks for counts, whatever the version is now.
  setMetadata(tree, { version: '1.0.0' });
  expect(errorsOf(tree)).toEqual([error]);
  setMetadata(tree, { version: '1.1.0' });

  tree.write(REVIEWS, [{ ...STEP, pointer: '/at', reason: 'A year has four digits.' }]);
  expect(errorsOf(tree)).toEqual([]);
  tree.edit(SCHEMA, (schema) => (schema.properties.until = at('^\\d{4}')));
  const [again = ''] = errorsOf(tree);
  expect(again).toContain(`say why in ${REVIEWS}:${OPEN('/until')}\n`);
});

test('a review of what was released stays, and one that settles nothing is refused', () => {
  const tree = undecided();
  const review = { ...STEP, pointer: '/at', reason: 'A year has four digits.' };
  tree.write(REVIEWS, [review]);
  release(tree);
  expect(errorsOf(tree)).toEqual([]);
  const stale = [{ from: '1.1.0', to: '1.2.0' }, { pointer: '/id' }, { contract: 'live.other@1' }];
  tree.write(REVIEWS, [review, ...stale.map((other) => ({ ...review, ...other }))]);
  expect(errorsOf(tree)).toEqual(
    [1, 2, 3].map((i) => `${REVIEWS}#/${i}: settles nothing that the comparison could not prove; remove it`),
  );
});

test.each([
  [{}, [`${REVIEWS}: must be an array, not an object`]],
  [[{ ...STEP, pointer: '' }], [`${REVIEWS}#/0/reason: is required`]],
  [
    [{ ...STEP, pointer: '', reason: '' }],
    [`${REVIEWS}#/0/reason: must have at least 1 character (Unicode code points)`],
  ],
])('a review has its shape: %j', (reviews, problems) => {
  const tree = undecided();
  tree.write(REVIEWS, reviews);
  expect(errorsOf(tree)).toEqual(problems);
});
