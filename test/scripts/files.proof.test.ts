import { readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeOutputs } from '../../scripts/codegen/output.js';
import { listFiles } from '../../src/source/files.js';
import { readTree } from '../../src/source/tree.js';
import { runScript } from '../lib/run-script.js';
import { FIXTURES, makeTree, SCHEMA } from '../lib/tree.js';

test('folders and files behind links belong to the tree', () => {
  const tree = makeTree();
  renameSync(join(tree.root, 'schemas/live'), join(tree.root, 'elsewhere'));
  symlinkSync('../elsewhere', join(tree.root, 'schemas/live'));
  renameSync(join(tree.root, FIXTURES, 'expect.json'), join(tree.root, 'expected'));
  symlinkSync('../../../expected', join(tree.root, FIXTURES, 'expect.json'));
  symlinkSync('../../fixtures', join(tree.root, 'fixtures/live/around'));
  const { contracts, problems } = readTree(tree.root);
  expect(contracts.map(({ file, fixtures }) => [file, Object.keys(fixtures.expect as object)])).toEqual([
    [SCHEMA, ['id-as-number', 'without-id']],
  ]);
  expect(problems).toEqual([]);
});

test('files have the same paths from any root, the root of the disk among them', () => {
  const tree = makeTree();
  const below = tree.root.slice(1);
  expect(listFiles('/', `${below}/schemas`)).toEqual([`${below}/${SCHEMA}`]);
  expect(listFiles(tree.root, 'schemas')).toEqual([SCHEMA]);
});

test.each([
  ['a file where a folder belongs', 'manifests', 'manifests is a file; a folder belongs there'],
  [
    'a folder where a file belongs',
    'src/generated/types.ts/x',
    'src/generated/types.ts is a folder; a file belongs there',
  ],
  ['a file where generated files belong', 'src/generated', 'src/generated is a file; a folder belongs there'],
])('generate says of %s what is wrong', (_what, file, message) => {
  const tree = makeTree();
  tree.write(file, 'x');
  expect(runScript('generate', '--root', tree.root)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${tree.root}/${message}\n`,
  });
});

test('a failure while writing leaves all as it was', () => {
  const tree = makeTree();
  tree.write('src/generated/a.ts', 'old');
  tree.write('src/generated/left-over.ts', 'old');
  symlinkSync('nowhere', join(tree.root, 'test'));
  const outputs = new Map([
    ['src/generated/a.ts', 'new'],
    ['test/b.ts', 'new'],
  ]);
  expect(() => writeOutputs(tree.root, outputs)).toThrow(/^(?:ENOENT|EEXIST): /);
  expect(readdirSync(join(tree.root, 'src/generated')).sort()).toEqual(['a.ts', 'left-over.ts']);
  expect(tree.read('src/generated/a.ts')).toBe('old');
});
