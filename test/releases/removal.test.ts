import { expect, test } from 'vitest';
import { planRelease } from '../../scripts/releases/plan-release.js';
import { readTree } from '../../src/source/tree.js';
import { FIXTURES, makeTree, SCHEMA, type TestTree } from '../lib/tree.js';
import { errorsOf, release, setMetadata } from './released-tree.js';

const deprecated = (removeAfter: string): object => ({
  status: 'deprecated',
  replacement: 'live.other@1',
  removeAfter,
});

/** A tree whose greeting was released with each of these metadata in turn. */
function treeWith(...steps: readonly object[]): TestTree {
  const tree = makeTree('live.other@1');
  for (const [i, fields] of steps.entries()) {
    tree.edit(SCHEMA, (schema) => {
      for (const field of ['replacement', 'removeAfter']) delete schema['x-contract'][field];
    });
    setMetadata(tree, { version: `1.${i}.0`, status: 'active', ...fields });
    release(tree);
  }
  return tree;
}

function gone(today: string, ...steps: readonly object[]): string[] {
  const tree = treeWith(...steps);
  for (const path of [SCHEMA, FIXTURES]) tree.remove(path);
  return errorsOf(tree, today);
}

const early = (version: string, day: string): string[] => [
  `releases/live/greeting.v1/${version}.json: live.greeting@1 is gone before ${day} has passed; bring its schema back until then`,
];
const unannounced = (version: string): string[] => [
  `releases/live/greeting.v1/${version}.json: live.greeting@1 is gone; bring its schema back, and deprecate it first`,
];

test.each([
  ['retired before its day', [{}, deprecated('2027-06-01'), { status: 'retired' }], early('1.2.0', '2027-06-01')],
  [
    'with a day brought forward',
    [{}, deprecated('2027-06-01'), deprecated('2026-01-01')],
    early('1.2.0', '2027-06-01'),
  ],
  ['with a day put off', [{}, deprecated('2026-01-01'), deprecated('2027-06-01')], early('1.2.0', '2027-06-01')],
  ['retired without a word before', [{}, { status: 'retired' }], unannounced('1.1.0')],
  ['taken into use again', [deprecated('2026-01-01'), {}], unannounced('1.1.0')],
  ['after its day', [{}, deprecated('2027-05-30')], []],
  ['retired after its day', [{}, deprecated('2027-05-30'), { status: 'retired' }], []],
])('a contract that is gone, %s', (_, steps, errors) => {
  expect(gone('2027-05-31', ...steps)).toEqual(errors);
});

/** What is wrong with a version that comes, on the last day of May. */
function coming(fields: object, ...steps: readonly object[]): string[] {
  const tree = treeWith(...steps);
  tree.edit(SCHEMA, (schema) => {
    for (const field of ['replacement', 'removeAfter']) delete schema['x-contract'][field];
  });
  setMetadata(tree, { version: `1.${steps.length}.0`, ...fields });
  return errorsOf(tree, '2027-05-31');
}

test('a day that was released may be put off, not brought forward', () => {
  const place = `${SCHEMA}#/x-contract/removeAfter`;
  expect(coming(deprecated('2027-06-30'), {}, deprecated('2027-07-01'))).toEqual([
    `${place}: was released as 2027-07-01 and may not become earlier`,
  ]);
  expect(coming(deprecated('2027-07-02'), {}, deprecated('2027-07-01'))).toEqual([]);
  expect(coming(deprecated('2027-05-30'), {})).toEqual([`${place}: has passed already; name a day from 2027-05-31 on`]);
  expect(coming(deprecated('2027-05-31'), {})).toEqual([]);
});

test('a contract is retired only after the day that was announced', () => {
  const place = `${SCHEMA}#/x-contract/status`;
  expect(coming({ status: 'retired' }, {})).toEqual([`${place}: must be "deprecated" before "retired"`]);
  expect(coming({ status: 'retired' }, {}, deprecated('2027-05-31'))).toEqual([
    `${place}: must not become "retired" before 2027-05-31 has passed`,
  ]);
  expect(coming({ status: 'retired' }, {}, deprecated('2027-05-30'))).toEqual([]);
});

test('a removal is reported in the changelog, once', () => {
  const tree = treeWith({}, deprecated('2026-01-01'));
  expect(() => planRelease(readTree(tree.root))).toThrow('nothing to release');
  for (const path of [SCHEMA, FIXTURES]) tree.remove(path);
  const { entries, files } = planRelease(readTree(tree.root));
  const words = ['was the last version: the contract is removed'];
  expect(entries).toEqual([{ name: 'live.greeting@1', version: '1.1.0', words }]);
  expect(files.get('CHANGELOG.md')).toContain(`\n- \`live.greeting@1\` 1.1.0:\n  - ${words[0]}\n`);
  release(tree);
  expect(() => planRelease(readTree(tree.root))).toThrow('nothing to release');
});
