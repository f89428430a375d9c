import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../src/source/write-files.js';
import { makeTree } from '../lib/tree.js';

test('files are written all or none: what took its place before a failure is undone', () => {
  const { root, write } = makeTree();
  write('notes/old.txt', 'before');
  write('notes/folder/in-it.txt', '');
  const files = new Map([
    ['notes/old.txt', 'after'],
    ['notes/new.txt', 'new'],
    ['notes/folder', 'a file in the place of a folder'],
  ]);
  expect(() => writeFiles(root, files)).toThrow(`${join(root, 'notes/folder')} is a folder; a file belongs there`);
  expect(readdirSync(join(root, 'notes'))).toEqual(['folder', 'old.txt']);
  expect(readFileSync(join(root, 'notes/old.txt'), 'utf8')).toBe('before');
  files.delete('notes/folder');
  writeFiles(root, files);
  expect(readdirSync(join(root, 'notes'))).toEqual(['folder', 'new.txt', 'old.txt']);
  expect(readFileSync(join(root, 'notes/old.txt'), 'utf8')).toBe('after');
});
