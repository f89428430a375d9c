import { expect, test } from 'vitest';
import { hashFiles, inputs, outputs } from '../../scripts/build/tree-hash.js';
import { runScript } from '../lib/run-script.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

/** A tree whose build counts how often it ran. */
function makeBuildable(build: string) {
  const tree = makeTree();
  tree.write('package.json', { name: 'built', private: true, scripts: { build } });
  tree.write('src/index.ts', 'export {};\n');
  const run = () => runScript('build:once', '--root', tree.root);
  return { ...tree, run };
}

const COUNT = `node -e "fs.mkdirSync('dist',{recursive:true});fs.appendFileSync('count','x');fs.copyFileSync('src/index.ts','dist/index.js')"`;

test('builds again where what goes in or what came out has changed, and only there', () => {
  const tree = makeBuildable(COUNT.replace("'count'", "'test/count'"));
  tree.write('test/count', '');
  const runAfter = (change: () => void): string => {
    change();
    return `${tree.run().stdout.trim()}, ${tree.read('test/count').length}`;
  };
  expect([
    runAfter(() => {}),
    runAfter(() => {}),
    runAfter(() => tree.write('src/index.ts', 'export const a = 1;\n')),
    runAfter(() => tree.edit(SCHEMA, (schema) => (schema.description = 'Other.'))),
    runAfter(() => tree.write('dist/index.js', 'spoilt')),
    runAfter(() => tree.remove('dist')),
    runAfter(() => tree.write('src/more.ts', 'export {};\n')),
    runAfter(() => tree.write('test/some.test.ts', 'export {};\n')),
  ]).toEqual([
    ...['built, 1', 'built already, 1', 'built, 2', 'built, 3', 'built, 4', 'built, 5', 'built, 6', 'built already, 6'],
  ]);
});

test('a build that fails is reported, and is no build', () => {
  const tree = makeBuildable('node -e "process.exit(1)"');
  const failed = { code: 1, stdout: '', stderr: '`npm run build` failed\n' };
  expect([tree.run(), tree.run()]).toEqual([failed, failed]);
});

test('a file that moved or whose text moved into the next one is another tree', async () => {
  const hashOf = (files: Record<string, string>): Promise<string | undefined> => {
    const tree = makeTree();
    for (const [file, text] of Object.entries(files)) tree.write(file, text);
    return hashFiles(tree.root, inputs);
  };
  const trees = [{ 'src/a': 'x', 'src/b': '' }, { 'src/a': '', 'src/b': 'x' }, { 'src/b': '', 'src/c': 'x' }, {}];
  expect(new Set(await Promise.all(trees.map(hashOf))).size).toBe(4);
  expect(await hashFiles(makeTree().root, outputs)).toBeUndefined();
});
