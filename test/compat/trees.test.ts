import { expect, test } from 'vitest';
import { compareTrees } from '../../src/compat/trees/compare-trees.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

test('every contract is proven to accept what it accepts, both ways', () => {
  const tree = readTree(root);
  const changes = compareTrees(tree, readTree(root));
  expect(changes.length).toBeGreaterThanOrEqual(60);
  for (const change of changes) {
    expect(change).toEqual({
      name: change.name,
      kind: 'compared',
      comparison: { backward: { verdict: 'proven' }, forward: { verdict: 'proven' }, differences: [] },
    });
  }
});

const DEFINED = { ...{ title: 'LiveGreetingLevel', description: 'How loud.' }, type: 'integer', minimum: 0 };

test('a definition that changed shows in every contract that leads to it', () => {
  const tree = makeTree('live.echo@1', 'live.other@1');
  tree.edit(SCHEMA, (schema) => {
    schema.$defs = { level: DEFINED };
    schema.properties = { level: { $ref: '#/$defs/level' } };
    schema.required = [];
  });
  tree.edit('schemas/live/echo.v1.json', (schema) => {
    schema.properties = { level: { $ref: 'greeting.v1.json#/$defs/level' } };
    schema.required = [];
  });
  const before = readTree(tree.root);
  tree.edit(SCHEMA, (schema) => {
    schema.$defs.level.minimum = 1;
  });
  const comparison = {
    backward: { verdict: 'broken', witness: { level: 0 }, errors: [{ path: '/level', message: 'must be at least 1' }] },
    forward: { verdict: 'proven' },
    differences: [
      {
        pointer: '/level',
        keyword: 'minimum',
        message: 'must now be at least 1; it had to be at least 0',
        breaks: ['callers'],
        advice: 'go on accepting what was accepted, or start v2',
      },
    ],
  };
  const same = { backward: { verdict: 'proven' }, forward: { verdict: 'proven' }, differences: [] };
  expect(compareTrees(before, readTree(tree.root))).toEqual([
    { name: 'live.echo@1', kind: 'compared', comparison },
    { name: 'live.greeting@1', kind: 'compared', comparison },
    { name: 'live.other@1', kind: 'compared', comparison: same },
  ]);
});

test('a contract that came or went is named', () => {
  const [before, after] = [makeTree('live.gone@1'), makeTree('live.new@1')];
  const changes = compareTrees(readTree(before.root), readTree(after.root));
  expect(changes.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'live.gone@1 removed',
    'live.greeting@1 compared',
    'live.new@1 added',
  ]);
});
