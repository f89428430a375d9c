import { expect, test } from 'vitest';
import { runScript } from '../lib/run-script.js';
import { FIXTURES, makeTree, SCHEMA } from '../lib/tree.js';
import { breaks, type Change, errorsOf, release, releasedTree, setMetadata, withoutMinimal } from './released-tree.js';

const BROKEN = `${SCHEMA}: breaks what compatibility "backward" promised in 1.0.0; take the change back, or make it in a new major: \`npm run new live.greeting@2\`
  backward: broken
    witness {"id":""}
    refused: /note: is required
  forward: proven (the old schema accepts all that the new one accepts)
  - note is now required
    breaks callers; make it optional with a default, or start v2`;

test('a broken promise is refused, whatever the version, unless it was none', () => {
  for (const version of ['1.0.0', '1.0.1', '1.1.0']) {
    const tree = releasedTree();
    tree.edit(SCHEMA, breaks);
    withoutMinimal(tree);
    setMetadata(tree, { version });
    expect(errorsOf(tree)).toEqual([BROKEN]);
  }
  const free = makeTree();
  setMetadata(free, { version: '1.0.0', status: 'active', compatibility: 'none' });
  release(free);
  free.edit(SCHEMA, breaks);
  withoutMinimal(free);
  setMetadata(free, { version: '1.1.0' });
  expect(errorsOf(free)).toEqual([]);
});

test('a broken promise is reported together with the cases that it spoils', () => {
  const tree = releasedTree();
  tree.edit(SCHEMA, breaks);
  const { code, stderr } = runScript('check', '--root', tree.root);
  expect(code).toBe(1);
  expect(stderr).toContain(`${FIXTURES}/valid/minimal.json: /note is required\n`);
  expect(stderr).toContain(`\n${BROKEN}\n`);
});

test.each([
  ['forward', breaks, true],
  ['full', breaks, false],
  ['forward', (schema) => (schema.required = []), false],
  ['full', (schema) => (schema.required = []), false],
  ['backward', (schema) => (schema.required = []), true],
] as [string, Change, boolean][])('what promises %s is held to that', (compatibility, change, isKept) => {
  const tree = makeTree();
  setMetadata(tree, { version: '1.0.0', status: 'active', compatibility });
  release(tree);
  tree.edit(SCHEMA, change);
  if (change === breaks) withoutMinimal(tree);
  else {
    tree.remove('fixtures/live/greeting.v1/rejected/without-id.json');
    tree.edit('fixtures/live/greeting.v1/expect.json', (expect) => {
      delete expect['without-id'];
    });
  }
  setMetadata(tree, { version: '1.1.0' });
  const errors = errorsOf(tree);
  expect(errors.length).toBe(isKept ? 0 : 1);
  if (!isKept) expect(errors[0]).toContain(`breaks what compatibility "${compatibility}" promised in 1.0.0`);
});

test('a promise may not be made smaller', () => {
  const tree = releasedTree();
  setMetadata(tree, { version: '1.1.0', compatibility: 'none' });
  expect(errorsOf(tree)).toEqual([
    `${SCHEMA}#/x-contract/compatibility: promised "backward" in 1.0.0 and may not promise less; a new major may`,
  ]);
});
