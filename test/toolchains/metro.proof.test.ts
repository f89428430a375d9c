import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from 'openvibe-contracts';
import { expect, inject, test } from 'vitest';
import { ownFolder } from '../lib/own-folder.js';
import { runNode } from '../lib/run-node.js';
import { subpathsOf } from '../runtimes/subpaths.js';
import { loadTool, toolPath } from './tool.js';

const consumer = inject('consumer');
const folder = ownFolder();
const { loadConfig, runBuild } = loadTool('metro');
const { main, alone } = subpathsOf(contracts.map(({ name }) => name));
const { exports } = JSON.parse(readFileSync(join(consumer, 'node_modules', main, 'package.json'), 'utf8'));
const entries = Object.keys(exports).flatMap((key) =>
  key.includes('*') || key === './package.json' ? [] : [key.replace('.', main)],
);

/** Bundles a program as Metro does when nothing is set, but that nothing is watched or kept; runs the bundle. */
async function runBundled(program: string, text: string) {
  writeFileSync(join(folder, program), text);
  const config = await loadConfig(
    { cwd: folder },
    {
      projectRoot: folder,
      watchFolders: [consumer, toolPath('metro-runtime')],
      resolver: { useWatchman: false, extraNodeModules: { 'metro-runtime': toolPath('metro-runtime') } },
      cacheStores: [],
      reporter: { update: () => {} },
      transformer: { babelTransformerPath: loadTool.resolve('metro-babel-transformer') },
    },
  );
  const { code } = await runBuild(config, { entry: program, dev: false, minify: false });
  const file = `bundle-of-${program}`;
  writeFileSync(join(folder, file), code);
  return runNode(folder, file);
}

const USE = `console.log(all.map(({ sample, fixtures, ...rest }) =>
  sample ? [fixtures('platform.job@1').valid.length > 0, typeof sample('platform.job@1')] : Object.keys(rest).length > 1).join());
const { arbitrary } = all.find(({ sample }) => sample);
try { arbitrary('platform.job@1'); } catch ({ message }) { console.log(message); }
`;

test('one bundle holds every entry, where fast-check is absent', async () => {
  const specifiers = [...entries, alone.get('platform.job@1')];
  const text = `const all = [${specifiers.map((entry) => `require('${entry}')`).join(', ')}];\n`;
  const { code, stdout, stderr } = await runBundled('program.js', text + USE);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(
    `${specifiers.map((entry) => (entry === `${main}/testing` ? 'true,object' : 'true')).join()}
fast-check cannot be loaded from here; install it (npm install --save-dev fast-check) and hand it in: arbitrary(name, fc)\n`,
  );
});

test('Metro stops at a package that is absent, though what asks for it would go on', async () => {
  const text = `try { require('fast-check'); } catch {}\n`;
  await expect(runBundled('missing.js', text)).rejects.toThrow('Unable to resolve module fast-check');
});
