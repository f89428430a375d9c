import { expect, test } from 'vitest';
import { checkReleases } from '../../scripts/releases/check/check-releases.js';
import { readReleases } from '../../scripts/releases/read-releases.js';
import { metadataOf } from '../../src/source/metadata.js';
import { formatProblem } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { makeTree } from '../lib/tree.js';
import { errorsOf, release as releaseAll, releasedTree, setMetadata } from './released-tree.js';

const FILE = 'releases/live/greeting.v1/1.0.0.json';
const GREETING = ['schemas/live/greeting.v1.json', 'fixtures/live/greeting.v1'];

test('what this repository released is kept', () => {
  const tree = readTree(root);
  expect(checkReleases(tree).map(formatProblem)).toEqual([]);
  const { byName } = readReleases(root);
  const first = [...byName].map(([name, [release]]) => `${name} ${release?.version}`);
  expect(first.length).toBeGreaterThanOrEqual(65);
  expect(first).toEqual(
    expect.arrayContaining([
      'live.agent-sandbox-worker-request@1 1.0.0',
      'live.agent-sandbox-worker-result@1 0.1.0',
      'sandbox-provider.job-create-request@1 1.0.0',
      'sandbox.exec-request@1 1.1.0',
    ]),
  );
  const active = tree.contracts.filter((contract) => metadataOf(contract).status === 'active');
  expect(active.filter(({ name }) => !byName.has(name)).map(({ name }) => name)).toEqual([]);
});

test('a tree that has released nothing has nothing to keep', () => {
  expect(errorsOf(makeTree())).toEqual([]);
});

test('a released file that was changed, that is gone, that nobody recorded, or that is none is named', () => {
  const tree = releasedTree();
  tree.write(FILE, tree.read(FILE).replace('\n', ' \n'));
  expect(errorsOf(tree)).toEqual([
    `${FILE}: was released and has been changed since; take it back from the repository`,
  ]);
  tree.remove(FILE);
  tree.write('releases/live/greeting.v1/1.1.0.json', {});
  tree.write('releases/live/greeting.v1/latest.json', {});
  tree.write('releases/readme.txt', '');
  expect(errorsOf(tree)).toEqual([
    'releases/live/greeting.v1/latest.json: is off the naming rule releases/<domain>/<name>.v<major>/<semver>.json',
    'releases/readme.txt: is off the naming rule releases/<domain>/<name>.v<major>/<semver>.json',
    'releases/live/greeting.v1/1.1.0.json: is not recorded in releases/hashes.json; take back that one if it lost a line, or else remove this file: only `npm run release` writes here',
    `${FILE}: was released and is gone; take it back from the repository`,
  ]);
});

test.each([
  ['[]', 'releases/hashes.json: must be an object from files to their SHA-256; take it back from the repository'],
  ['{', 'releases/hashes.json: line 1, column 2: is not JSON: '],
])('hashes that cannot be read are no hashes: %s', (text, message) => {
  const tree = releasedTree();
  tree.write('releases/hashes.json', text);
  expect(() => errorsOf(tree)).toThrow(message);
});

test('a contract goes only when nobody counts on it any more', () => {
  const gone = (fields: object): string[] => {
    const tree = makeTree('live.other@1');
    setMetadata(tree, { version: '1.0.0', status: 'active', ...fields });
    releaseAll(tree);
    for (const path of GREETING) tree.remove(path);
    return errorsOf(tree, '2027-06-01');
  };
  const deprecated = { status: 'deprecated', replacement: 'live.other@1' };
  expect(gone({})).toEqual([`${FILE}: live.greeting@1 is gone; bring its schema back, and deprecate it first`]);
  expect(gone({ ...deprecated, removeAfter: '2027-06-01' })).toEqual([
    `${FILE}: live.greeting@1 is gone before 2027-06-01 has passed; bring its schema back until then`,
  ]);
  expect(gone({ ...deprecated, removeAfter: '2027-05-31' })).toEqual([]);
  expect(gone({ status: 'retired' })).toEqual([]);
  expect(gone({ version: '0.1.0', status: 'planned' })).toEqual([]);
});
