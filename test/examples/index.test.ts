import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.js';

const folder = join(root, 'examples');
const recipes = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));

test('the index has a row for each recipe, in which its contract stands', () => {
  const rows = [...read('examples/README.md').matchAll(/^\| \[([\w-]+)\]\(\1\/\) \|.*`[a-z.-]+@\d+`/gm)];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(([, name]) => name).sort()).toEqual(recipes.sort());
});

describe.each(recipes)('examples/%s', (name) => {
  test('is run by a test', () => {
    const running = tests.filter((file) => read(`test/examples/${file}`).includes(`examples/${name}`));
    expect(running).not.toEqual([]);
  });

  test('has a README whose commands name files that are there', () => {
    const commands = /^```sh\n(.*?)^```$/ms.exec(read(`examples/${name}/README.md`))?.[1] ?? '';
    const named = [...commands.matchAll(/(?:import\('|esbuild )([\w/.-]+\.ts)\b/g)].map(([, file = '']) => file);
    expect(named).not.toEqual([]);
    expect(named.filter((file) => !existsSync(join(folder, name, file)))).toEqual([]);
  });

  test('has a README that says what to install', () => {
    const sources = readdirSync(join(folder, name)).filter((file) => file.endsWith('.ts'));
    const texts = [...sources, 'README.md'].map((file) => read(`examples/${name}/${file}`));
    const imported = texts.flatMap((text) => [...text.matchAll(/(?:from |import\()'([^.'][^']*)'/g)]);
    const packages = imported
      .map(([, module = '']) => module.split('/', module.startsWith('@') ? 2 : 1).join('/'))
      .filter((module) => !module.startsWith('node:'));
    const [, installed = ''] = /^npm install (.*)$/m.exec(texts.at(-1) ?? '') ?? [];
    const names = installed.split(' ').map((each) => each.replace(/(?<=.)@.*$/, ''));
    expect([...new Set(packages)].filter((each) => !names.includes(each))).toEqual([]);
  });

  test('takes the package by its public name and is short', () => {
    const sources = readdirSync(join(folder, name)).filter((file) => file.endsWith('.ts'));
    const texts = sources.map((file) => read(`examples/${name}/${file}`));
    expect(texts.filter((text) => text.includes("from 'openvibe-contracts"))).not.toEqual([]);
    expect(texts.filter((text) => /from '\.\.\//.test(text) || text.split('\n').length > 80)).toEqual([]);
  });
});
