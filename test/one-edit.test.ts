import { describe, expect, test } from 'vitest';
import { checkTree } from '../scripts/check/check-tree.js';
import { nearestCase } from '../scripts/docs/contract/nearest-case.js';
import { findEdit } from '../scripts/shared/find-edit.js';
import { formatProblem } from '../src/source/problem.js';
import { readTree } from '../src/source/tree.js';
import { root } from './lib/root.js';
import { FIXTURES, makeTree } from './lib/tree.js';

const tree = readTree(root);

/** Cases that the sources give as they are, further from every valid one, and why. */
const FURTHER: Readonly<Record<string, string>> = {
  'sandbox-provider.job-create-request@1 input-url':
    'The source shows a file that is named by URL in the place of media id and digest, which are three edits.',
};

describe.each(tree.contracts)('$name', (contract) => {
  const isListed = (name: string): boolean => Object.hasOwn(FURTHER, `${contract.name} ${name}`);

  test.each(contract.fixtures.rejected)('$name is one edit away from a valid case', (fixture) => {
    if (isListed(fixture.name)) expect(nearestCase(contract, fixture)).toBeUndefined();
    else expect(nearestCase(contract, fixture)).toBeDefined();
  });
});

test('every case that is listed as further away exists', () => {
  const cases = tree.contracts.flatMap(({ name, fixtures }) => fixtures.rejected.map((each) => `${name} ${each.name}`));
  expect(cases.length).toBeGreaterThanOrEqual(1900);
  expect(Object.keys(FURTHER).filter((name) => !cases.includes(name))).toEqual([]);
});

test('expect.json may name the valid case that was meant', () => {
  const folder = makeTree();
  const nearest = () => {
    const [contract] = readTree(folder.root).contracts;
    const fixture = contract?.fixtures.rejected.find(({ name }) => name === 'id-as-number');
    return contract && fixture && nearestCase(contract, fixture);
  };
  expect(nearest()).toMatchObject({ fixture: { name: 'minimal' }, edit: { kind: 'replaced', path: '/id' } });
  const name = (near: string): void =>
    folder.edit(`${FIXTURES}/expect.json`, (expected) => (expected['id-as-number'].near = near));
  name('full');
  expect(nearest()).toBeUndefined();
  folder.write(`${FIXTURES}/rejected/id-as-number.json`, { id: 1, note: 'An example.' });
  expect(nearest()).toMatchObject({ fixture: { name: 'full' } });
  expect(checkTree(readTree(folder.root))).toEqual([]);
  name('fullest');
  expect(checkTree(readTree(folder.root)).map(formatProblem)).toEqual([
    `${FIXTURES}/expect.json#/id-as-number/near: there is no valid/fullest.json`,
  ]);
});

test.each([
  ['nothing', { a: 1 }, { a: 1 }, undefined],
  ['a replaced value', { a: 1 }, { a: null }, { kind: 'replaced', path: '/a' }],
  ['a replaced whole', { a: 1 }, [], { kind: 'replaced', path: '' }],
  ['a dropped property', { a: 1, b: 2 }, { b: 2 }, { kind: 'dropped', path: '/a' }],
  ['an added property', { a: 1 }, { a: 1, '/': 2 }, { kind: 'added', path: '/~1' }],
  ['a renamed property', { a: 1 }, { b: 1 }, undefined],
  ['two properties', { a: 1, b: 2 }, { a: 2, b: 1 }, undefined],
  ['an own property of an odd name', {}, JSON.parse('{"__proto__":1}'), { kind: 'added', path: '/__proto__' }],
  ['a replaced item', [1, 2, 3], [1, 0, 3], { kind: 'replaced', path: '/1' }],
  ['an edit inside an item', [[1], [2]], [[1], [3]], { kind: 'replaced', path: '/1/0' }],
  ['two items', [1, 2, 3], [0, 2, 0], undefined],
  ['a dropped first item', [1, 2], [2], { kind: 'dropped', path: '/0' }],
  ['a dropped last item', [1, 2], [1], { kind: 'dropped', path: '/1' }],
  ['an item added in between', [1, 3], [1, 2, 3], { kind: 'added', path: '/1' }],
  ['an item added at the end', [1], [1, 2], { kind: 'added', path: '/1' }],
  ['two items added', [1], [1, 2, 3], undefined],
  ['an added and a replaced item', [1, 2], [0, 2, 3], undefined],
])('finds %s', (_what, from, to, edit) => {
  expect(findEdit(from, to)).toEqual(edit);
});
