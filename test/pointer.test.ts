import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { MAX_NAME_LENGTH } from '../src/base/limits.js';
import { appendToPointer, escapeSegment, escapeShortened, segmentsOf, unescapeSegment } from '../src/base/pointer.js';

test.each([
  ['plain', 'plain'],
  ['a/b', 'a~1b'],
  ['m~n', 'm~0n'],
  // Who escapes in the other order, or back in the other order, makes a slash of this.
  ['~1', '~01'],
  ['/~/', '~1~0~1'],
  ['', ''],
])('%j is the reference token %j', (name, token) => {
  expect(escapeSegment(name)).toBe(token);
  expect(escapeShortened(name)).toBe(token);
  expect(unescapeSegment(token)).toBe(name);
});

test.each([
  ['', []],
  ['/', ['']],
  ['/a~1b/0', ['a/b', '0']],
  ['/~01/', ['~1', '']],
])('%j is made of %j', (pointer, names) => {
  expect(segmentsOf(pointer)).toEqual(names);
});

test('cuts a huge name in the pointer of an error, and in no other', () => {
  const huge = '/'.repeat(MAX_NAME_LENGTH + 1);
  expect(appendToPointer('/a', huge)).toBe(`/a/${'~1'.repeat(MAX_NAME_LENGTH)}…`);
  expect(segmentsOf(`/${escapeSegment(huge)}`)).toEqual([huge]);
});

test('no other file escapes pointers', () => {
  const files = globSync(['src/**/*.ts', 'scripts/**/*.ts'], { ignore: 'src/generated/**' });
  const escaping = files.filter((file) => /'~[01]'|\/~[01]\//.test(readFileSync(file, 'utf8')));
  expect(escaping).toEqual(['src/base/pointer.ts']);
});
