import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../../scripts/releases/read-releases.js';
import { runScript } from '../lib/run-script.js';
import { FIXTURES, makeTree, SCHEMA } from '../lib/tree.js';
import { setMetadata } from './released-tree.js';

const FILE = 'releases/live/greeting.v1/0.1.0.json';

test('release writes, records and says what is not released yet, and never touches what is', () => {
  const tree = makeTree();
  tree.write('CHANGELOG.md', '# Changelog\n\n## 2.0.0 — unreleased\n\n- A thing.\n\n## 1.0.0\n\nThe first.\n');
  const dry = runScript('release', '--dry-run', '--root', tree.root);
  expect(dry).toEqual({ code: 0, stdout: 'would release 1 contract:\n  live.greeting@1 0.1.0 (first)\n', stderr: '' });
  expect(existsSync(join(tree.root, 'releases'))).toBe(false);
  expect(runScript('release', '--root', tree.root)).toEqual({
    code: 0,
    stdout: 'released 1 contract:\n  live.greeting@1 0.1.0 (first)\n',
    stderr: '',
  });
  const first = tree.read(FILE);
  expect(first).toBe(`${JSON.stringify(JSON.parse(tree.read(SCHEMA)), null, 2)}\n`);
  expect(JSON.parse(tree.read('releases/hashes.json'))).toEqual({ [FILE]: hashOf(first) });
  expect(runScript('release', '--root', tree.root)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'nothing to release: every contract is as it was released last\n',
  });

  tree.edit(SCHEMA, (schema) => (schema.properties.id.maxLength = 9));
  const wanted = runScript('release', '--root', tree.root);
  expect(wanted).toMatchObject({ code: 1, stdout: '' });
  expect(wanted.stderr).toContain('is released already; it must become 0.2.0');
  setMetadata(tree, { version: '0.2.0' });
  expect(runScript('release', '--root', tree.root)).toEqual({
    code: 0,
    stdout: 'released 1 contract:\n  live.greeting@1 0.2.0:\n    - /id: must now have at most 9 characters\n',
    stderr: '',
  });
  expect(tree.read(FILE)).toBe(first);
  expect(Object.keys(JSON.parse(tree.read('releases/hashes.json')))).toEqual([
    FILE,
    'releases/live/greeting.v1/0.2.0.json',
  ]);
  expect(tree.read('CHANGELOG.md')).toBe(`# Changelog

## 2.0.0 — unreleased

- A thing.

### Contracts

- First released, as 0.1.0: \`live.greeting@1\`
- \`live.greeting@1\` 0.2.0:
  - /id: must now have at most 9 characters

## 1.0.0

The first.
`);
});

test('release writes nothing of a tree with a problem, nor over a file that stands there', () => {
  const tree = makeTree();
  tree.write(`${FIXTURES}/valid/minimal.json`, {});
  expect(runScript('release', '--root', tree.root)).toMatchObject({ code: 1, stdout: '' });
  tree.write(`${FIXTURES}/valid/minimal.json`, { id: 'first' });
  tree.write(FILE, '{}');
  expect(runScript('release', '--root', tree.root)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${FILE}: is not recorded in releases/hashes.json; take back that one if it lost a line, or else remove this file: only \`npm run release\` writes here\n1 problem found\n`,
  });
  expect(tree.read(FILE)).toBe('{}');
  expect(existsSync(join(tree.root, 'CHANGELOG.md'))).toBe(false);
});

test('a released file stands alone: what it refers to came along', () => {
  const tree = makeTree('live.echo@1', 'room.other@1');
  tree.edit(SCHEMA, (schema) => {
    schema.$defs = {
      note: {
        title: 'LiveGreetingNote',
        description: 'A note.',
        allOf: [{ $ref: '../room/other.v1.json' }],
        type: 'object',
      },
      unused: { title: 'LiveGreetingUnused', description: 'Another.', type: 'string' },
    };
    schema.properties.note = { $ref: '#/$defs/note' };
    schema.properties.more = { $ref: '#/$defs/unused' };
  });
  tree.edit('schemas/live/echo.v1.json', (schema) => {
    schema.properties.note = { $ref: 'greeting.v1.json#/$defs/note' };
  });
  for (const file of ['live/greeting', 'live/echo']) {
    for (const [name, value] of [
      ['valid/full', { id: 'first', note: { id: 'a' } }],
      ['rejected/without-id', { note: { id: 'a' } }],
    ])
      tree.write(`fixtures/${file}.v1/${name}.json`, value);
  }
  expect(runScript('release', '--root', tree.root)).toMatchObject({ code: 0, stderr: '' });
  const url = 'https://openvibe.network/contracts';
  const { $schema, 'x-contract': metadata, ...other } = JSON.parse(tree.read('schemas/room/other.v1.json'));
  const { $defs, ...echo } = JSON.parse(tree.read('releases/live/echo.v1/0.1.0.json'));
  expect(echo).toEqual(JSON.parse(tree.read('schemas/live/echo.v1.json')));
  expect($defs).toEqual({
    [`${url}/live/greeting.v1.json`]: {
      $id: `${url}/live/greeting.v1.json`,
      $defs: { note: JSON.parse(tree.read(SCHEMA)).$defs.note },
    },
    [`${url}/room/other.v1.json`]: { $schema, ...other },
  });
});
