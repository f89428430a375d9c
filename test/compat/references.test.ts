import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareFiles, compareSchemas } from '../../src/compat/files/compare-files.js';
import { root } from '../lib/root.js';
import { makeTree, type TestTree } from '../lib/tree.js';

const compare = (old: string, next: string, ...documents: string[]) =>
  compareFiles(old, next, { documents, assertFormats: true, annotations: ['x-contract', 'x-rules', 'x-meaning'] });

const verdicts = (...files: readonly [old: string, next: string, ...documents: string[]]): string => {
  const { backward, forward } = compare(...files);
  return `${backward.verdict} ${forward.verdict}`;
};

/** Two folders with a schema that refers to the one beside it; in the new one that one has a larger minimum. */
function makePair(
  refer = 'level.json',
  id?: (name: string) => string,
): TestTree & { readonly files: [string, string] } {
  const tree = makeTree();
  for (const [folder, minimum] of [
    ['old', 0],
    ['new', 1],
  ] as const) {
    const $id = (name: string): object => (id ? { $id: id(name) } : {});
    tree.write(`${folder}/a/main.json`, {
      ...$id('a/main.json'),
      type: 'object',
      properties: { level: { $ref: refer } },
    });
    tree.write(`${folder}/a/level.json`, { ...$id('a/level.json'), type: 'integer', minimum });
    tree.write(`${folder}/b/level.json`, { ...$id('b/level.json'), $ref: '../a/level.json' });
  }
  return { ...tree, files: [join(tree.root, 'old/a/main.json'), join(tree.root, 'new/a/main.json')] };
}

test('two files of this repository are compared as they stand', () => {
  const file = join(root, 'schemas/sandbox-provider/job-create-request.v1.json');
  expect(compare(file, file)).toEqual({
    backward: { verdict: 'proven' },
    forward: { verdict: 'proven' },
    differences: [],
  });
});

test.each([
  ['without ids', 'level.json', undefined],
  ['with ids', 'level.json', (name: string) => `https://example.test/x/${name}`],
  ['with a fragment', 'level.json#', undefined],
  ['with a name of its own', './level.json', (name: string) => `https://other.test/${name.replace('/', '-')}`],
])('each side reads what is beside it, %s', (_, refer, id) => {
  const { files } = makePair(refer, id);
  expect(compare(...files)).toMatchObject({
    backward: { verdict: 'broken', witness: { level: 0 } },
    forward: { verdict: 'proven' },
  });
  expect(verdicts(files[1], files[1])).toBe('proven proven');
});

test('references lead on from file to file, below a folder that is named', () => {
  const { files, root: top } = makePair('../b/level.json', (name) => `https://example.test/x/${name}`);
  const target = join(top, 'old/b/level.json');
  expect(() => compare(...files)).toThrow(
    `${target}, which ${files[0]} refers to, is outside of ${join(top, 'old/a')}; name the folder that may be read: --refers ${join(top, 'old/b')}`,
  );
  expect(verdicts(files[0], files[0], join(top, 'old'))).toBe('proven proven');
  // What was named comes before what is beside a file.
  expect(verdicts(...files, join(top, 'old'))).toBe('proven proven');
});

test('a link that leads out is refused', () => {
  const pair = makePair();
  pair.remove('new/a/level.json');
  symlinkSync('../../old/a/level.json', join(pair.root, 'new/a/level.json'));
  expect(() => compare(...pair.files)).toThrow(
    `${join(pair.root, 'new/a/level.json')}, which ${pair.files[1]} refers to, is outside of ${join(pair.root, 'new/a')}; `,
  );
});

test('one sentence says what is missing and what to type', () => {
  const pair = makePair();
  pair.remove('new/a/level.json');
  expect(() => compare(...pair.files)).toThrow(
    new RegExp(
      `^${join(pair.root, 'new/a/level.json')} is missing, which a \\$ref leads to; put it there, or name it or its folder: --refers PATH$`,
    ),
  );
});

test('what only looks like a reference is not followed', () => {
  const tree = makeTree();
  const schema = { const: { $ref: 'gone.json' }, default: { $ref: 'gone.json' }, enum: [{ $ref: 'gone.json' }] };
  tree.write('main.json', { type: 'object', properties: { $ref: { type: 'string' }, a: schema } });
  const file = join(tree.root, 'main.json');
  expect(verdicts(file, file)).toBe('proven proven');
});

test('what is called as a keyword of data is followed, and what a pointer alone leads to', () => {
  const tree = makeTree();
  tree.write('level.json', { type: 'integer' });
  for (const schema of [
    { properties: { const: { $ref: 'level.json' }, default: { enum: [{ $ref: 'gone.json' }] } } },
    { $ref: '#/$defs/enum', $defs: { enum: { $ref: 'level.json' } } },
    { $ref: '#/shown/a', shown: { a: { $ref: 'level.json' }, b: { $ref: 'gone.json' } } },
    { dependentSchemas: { nullable: { items: { $ref: 'level.json#' } } }, 'x-rules': [{ $ref: 'gone.json' }] },
  ]) {
    tree.write('main.json', schema);
    const file = join(tree.root, 'main.json');
    expect(verdicts(file, file)).toBe('shown' in schema ? 'unproven unproven' : 'proven proven');
  }
});

test('a folder and a file that is not there are named', () => {
  const { files, root: top } = makePair();
  expect(() => compare(top, top)).toThrow(
    `${top} is a folder, and a schema is a file; two trees are compared by: compat --against OLD --root NEW`,
  );
  expect(() => compare(files[0], `${top}/gone.json`)).toThrow(
    `${top}/gone.json could not be read: there is no such file`,
  );
  expect(() => compare(...files, `${top}/gone.json`)).toThrow(
    `${top}/gone.json could not be read: there is no such file`,
  );
});

test.each(['minimum', 'unevaluatedProperties', '$ref'])('%s cannot be called a note', (keyword) => {
  const tree = makeTree();
  for (const [name, minimum] of [
    ['old', 0],
    ['new', 1],
  ] as const)
    tree.write(`${name}.json`, { type: 'integer', minimum });
  const files = ['old', 'new'].map((name) => join(tree.root, `${name}.json`)) as [string, string];
  const options = { documents: [], assertFormats: true, annotations: ['x-own', keyword] };
  expect(() => compareFiles(...files, options)).toThrow(
    `"${keyword}" is a keyword of JSON Schema 2020-12, so it is no note; --notes takes keywords of your own: leave it out`,
  );
  expect(compareFiles(...files, { ...options, annotations: ['title', 'dependencies'] }).backward.verdict).toBe(
    'broken',
  );
  const reading = { annotations: ['minimum'] };
  expect(compareSchemas({ minimum: 0 }, { minimum: 1 }, reading).backward.verdict).toBe('broken');
  expect(compareSchemas({ shown: 0 }, {}, { annotations: ['shown'] }).backward.verdict).toBe('proven');
});
