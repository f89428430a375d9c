import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { readImports } from './read-imports.js';

/*
 * A room is a folder of src or scripts. Each may import from those that stand before it here, and from no other, so that no circle is
 * possible and src never needs scripts. src/README.md and scripts/README.md say what is in each.
 */
const ROOMS = [
  'src/generated/types',
  'src/base',
  'src/model',
  'src/json',
  'src/engine',
  'src/rules',
  'src/standard',
  'src/generated',
  'src',
  'src/generated/validators',
  'src/lazy',
  'src/rpc',
  'src/capabilities',
  'src/testing',
  'src/source',
  'src/plan',
  'src/keywords',
  'src/emit',
  'src/compile',
  'src/compat',
  'src/cli',
  'scripts/shared',
  'scripts/types',
  'scripts/markup',
  'scripts/openapi',
  'scripts/check',
  'scripts/releases',
  'scripts/docs',
  'scripts/codegen',
  'scripts/mutate',
  'scripts/new',
  'scripts/supply-chain',
  'scripts/build',
  'scripts/verify',
  'what npm runs',
];

/** What is a room in the order alone. */
const NO_FOLDERS = ['src/generated/types', 'src/generated/validators', 'what npm runs'];

/** Generated files stand together and belong to the rooms that use them. */
const GENERATED: Readonly<Record<string, string>> = {
  'types.ts': 'src/generated/types',
  validators: 'src/generated/validators',
  lazy: 'src/lazy',
  chunks: 'src/lazy',
  rpc: 'src/rpc',
  'capabilities.ts': 'src/capabilities',
  'fixtures.ts': 'src/testing',
  'cards.ts': 'src/cli',
  'cli-pages.ts': 'src/cli',
};

/** What stands in package.json brings rooms together; nothing imports it. */
const ENTRIES = ['main', 'link', 'build-once', 'setup', 'sbom', 'audit'];

function roomOf(file: string): string {
  const [top = '', folder = '', inner = ''] = file.split('/');
  if (folder === 'generated') return GENERATED[inner] ?? 'src/generated';
  if (top === 'scripts' && ENTRIES.includes(posix.basename(file, '.ts'))) return 'what npm runs';
  return folder.endsWith('.ts') ? top : `${top}/${folder}`;
}

const imports = readImports();

test('every room has a place in the order', () => {
  expect([...new Set([...imports.keys()].map(roomOf))].sort()).toEqual([...ROOMS].sort());
});

test('every room has a row that says what is in it', () => {
  const text = ['src/README.md', 'scripts/README.md'].map((file) => readFileSync(join(root, file), 'utf8')).join();
  const rows = [...text.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, room]) => room);
  expect(rows.sort()).toEqual(ROOMS.filter((room) => !NO_FOLDERS.includes(room)).sort());
});

test('every file that a row names is there', () => {
  const rows = ['src/README.md', 'scripts/README.md'].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => /^\| `([^`]+)` .*\|([^|]*)\|$/.exec(line))
      .filter((match) => match !== null),
  );
  const named = rows.flatMap(([, room, files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => `${room}/${file}`),
  );
  expect(named.filter((file) => !imports.has(file))).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

test('no room imports from one that stands after it', () => {
  const wrong = [...imports].flatMap(([file, paths]) =>
    paths
      .filter((path) => ROOMS.indexOf(roomOf(path)) > ROOMS.indexOf(roomOf(file)))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('no file leads back to itself, by types neither', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) for (const path of imports.get(file) ?? []) follow(path, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  expect(circles).toEqual([]);
});

const written = [...imports.keys()].filter((file) => !file.startsWith('src/generated/'));

test('a folder holds at most 22 files', () => {
  const counts = new Map<string, number>();
  for (const file of written) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 22)).toEqual([]);
});

test('a file has at most 250 lines', () => {
  const lines = (file: string): number => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
  expect(written.filter((file) => lines(file) > 250)).toEqual([]);
});
