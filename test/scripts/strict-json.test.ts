import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkTree } from '../../scripts/check/check-tree.js';
import { compareFiles } from '../../src/compat/files/compare-files.js';
import { treeAt } from '../../src/compat/trees/tree-at.js';
import { formatProblem } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { FIXTURES, makeTree, SCHEMA } from '../lib/tree.js';
import { errorsOf, releasedTree } from '../releases/released-tree.js';

const UNSAFE = 'is a number that a double cannot hold exactly; send it as a string';
const INFINITE = 'is a number that no double can hold; send it as a string';

/** Texts that plain `JSON.parse` reads as something else, below the key "odd" in line 2. */
const ODD: readonly (readonly [what: string, text: string, place: string])[] = [
  ['a number that becomes Infinity', '-1e400', `#/odd: line 2, column 8: ${INFINITE}`],
  ['an integer that becomes another', '9007199254740993', `#/odd: line 2, column 8: ${UNSAFE}`],
  ['another one, deeper', '[{ "a": 18446744073709551617 }]', `#/odd/0/a: line 2, column 16: ${UNSAFE}`],
  [
    'a key given twice',
    '1,\n"odd": 2',
    '#/odd: line 3, column 1: is a key given before, in line 2; give each key once',
  ],
  [
    'a key given twice, once with an escape',
    '{ "a": 1, "\\u0061": 2 }',
    '#/odd/a: line 2, column 18: is a key given before, in line 2; give each key once',
  ],
  [
    'half of a surrogate pair',
    '"\\ud800"',
    '#/odd: line 2, column 9: holds half of a surrogate pair; send whole characters',
  ],
];

describe.each(ODD)('%s is reported with its place', (_, text, place) => {
  const odd = `{\n"odd": ${text}\n}`;

  test.each([
    ['a schema', 'schemas/live/odd.v1.json'],
    ['a valid case', `${FIXTURES}/valid/odd.json`],
    ['a rejected case', `${FIXTURES}/rejected/odd.json`],
    ['what is expected', `${FIXTURES}/expect.json`],
    ['a manifest', 'manifests/capabilities/odd.json'],
  ])('in %s', (_kind, file) => {
    const tree = makeTree();
    tree.write(file, odd);
    expect(checkTree(readTree(tree.root)).map(formatProblem)).toContain(`${file}${place}`);
  });

  test('in what was released, its hashes and its reviews', () => {
    const tree = releasedTree();
    tree.write('releases/reviews.json', odd);
    expect(() => errorsOf(tree)).toThrow(`releases/reviews.json${place}`);
    tree.write('releases/hashes.json', odd);
    expect(() => errorsOf(tree)).toThrow(`releases/hashes.json${place}`);
  });

  test('in schemas that are compared', () => {
    const tree = makeTree();
    tree.write('odd.json', odd);
    tree.write('plain.json', {});
    const [file, plain] = [join(tree.root, 'odd.json'), join(tree.root, 'plain.json')];
    const options = { documents: [], assertFormats: true, annotations: [] };
    expect(() => compareFiles(file, plain, options)).toThrow(`${file}${place}`);
    expect(() => compareFiles(plain, file, options)).toThrow(`${file}${place}`);
    expect(() => compareFiles(plain, plain, { ...options, documents: [file] })).toThrow(`${file}${place}`);
    tree.write(SCHEMA, odd);
    expect(() => treeAt(tree.root, '.')).toThrow(`${SCHEMA}${place}\n1 problem found`);
  });
});

test('bytes that are no text, and a mark before it, are reported', () => {
  const tree = makeTree();
  writeFileSync(join(tree.root, FIXTURES, 'valid/latin.json'), Buffer.from('{ "id": "\xe9" }', 'latin1'));
  tree.write(`${FIXTURES}/valid/marked.json`, '\ufeff{ "id": "a" }');
  expect(readTree(tree.root).problems.map(formatProblem)).toEqual([
    `${FIXTURES}/valid/latin.json: line 1, column 10: is not UTF-8 from here on; encode the text as UTF-8`,
    `${FIXTURES}/valid/marked.json: line 1, column 1: begins with a byte-order mark (U+FEFF); send the text without it`,
  ]);
});

test('numbers that a double holds, and the bounds of 64 bits as texts, are read', () => {
  const tree = makeTree();
  const text = '{ "odd": [0.1, 1e22, 9007199254740992, 18446744073709550000, "9223372036854775807", 1E2, 1.50] }';
  tree.write(`${FIXTURES}/valid/even.json`, text);
  const read = readTree(tree.root);
  expect(read.problems).toEqual([]);
  expect(read.contracts[0]?.fixtures.valid.find(({ name }) => name === 'even')?.value).toEqual(JSON.parse(text));
});
