import { lstatSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { placePacked } from './place-packed.js';

/** The files below a folder with their modes and contents, but what npm writes for itself. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== '.package-lock.json' && !lstatSync(join(folder, 'node_modules', file)).isDirectory())
    .map((file) => {
      const path = join(folder, 'node_modules', file);
      return `${file} ${(statSync(path).mode & 0o111) > 0 ? 'x' : '-'} ${readFileSync(path, 'base64')}`;
    })
    .sort();

test('what npm test lays down is what npm installs', () => {
  const placed = placePacked();
  onTestFinished(() => rmSync(placed, { recursive: true, force: true }));
  const files = filesOf(inject('consumer'));
  expect(files.length).toBeGreaterThan(1000);
  // Not toEqual: a difference would print every file.
  expect(
    filesOf(placed)
      .filter((file, i) => file !== files[i])
      .map((file) => file.slice(0, 200)),
  ).toEqual([]);
  expect(filesOf(placed)).toHaveLength(files.length);
});
