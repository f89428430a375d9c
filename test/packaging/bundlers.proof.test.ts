import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from 'openvibe-contracts';
import { describe, expect, inject, test } from 'vitest';
import { ownFolder } from '../lib/own-folder.js';
import { runNode } from '../lib/run-node.js';
import type { Bundled, Bundler, Platform } from './bundlers/bundled.js';
import { esbuild } from './bundlers/esbuild.js';
import { vite } from './bundlers/vite.js';
import { webpack } from './bundlers/webpack.js';

const consumer = inject('consumer');
const folder = ownFolder();
const WORKER = 'live.agent-sandbox-worker-request@1';
const ONE = 'validators/live/agent-sandbox-worker-request.v1';
const SCHEMA_URL = 'https://openvibe.network/contracts/';

const bundles: [name: string, bundler: Bundler, platform: Platform][] = [
  ['esbuild', esbuild, 'browser'],
  ['esbuild', esbuild, 'node'],
  ['vite', vite, 'browser'],
  ['vite', vite, 'node'],
  // For Node.js it is asked below: minifying takes webpack seconds.
  ['webpack', webpack, 'browser'],
];

/** Bundles the program, and runs the bundle where no code may be made from strings: it must find what a check-in lacks. */
async function bundle(bundler: Bundler, platform: Platform, program: string, text: string): Promise<Bundled> {
  writeFileSync(join(folder, program), text);
  const bundled = await bundler(folder, program, platform);
  const file = `${bundler.name}-${platform}-${program}`;
  writeFileSync(join(folder, file), bundled.code);
  const validate = `import part from './${file}';\nconsole.log(part({}).errors[0].path);`;
  expect(runNode(folder, '--disallow-code-generation-from-strings', '--input-type=module', '-e', validate)).toEqual({
    code: 0,
    stdout: '/isolation\n',
    stderr: '',
  });
  return bundled;
}

const chunks = readdirSync(join(consumer, 'node_modules/openvibe-contracts/dist/chunks')).map(
  (file) => `dist/chunks/${file}`,
);

/** What bundles of the main entry hold: for Node.js what Node.js itself would load, so that a process has the contracts once. */
const HELD: Readonly<Record<Platform, readonly string[]>> = {
  browser: ['dist/index.js'],
  node: [...chunks, 'dist/core.cjs', 'dist/index.cjs'],
};

/** The files of code in a bundle, but for those that only hand on. */
const linked = ({ files }: Bundled): string[] => files.filter((file) => /^dist\/(?!node\/)/.test(file));

/** The contracts of which the bundle says something. */
const named = ({ code }: Bundled): string[] =>
  contracts.flatMap(({ name, title, id }) => ([name, title, id].some((word) => code.includes(word)) ? [name] : []));

describe.each(bundles)('%s, for a %s', (_name, bundler, platform) => {
  test('takes one validator alone from its subpath', async () => {
    const text = `import { validate } from 'openvibe-contracts/${ONE}';\nexport default validate;\n`;
    const bundled = await bundle(bundler, platform, 'one.mjs', text);
    expect(bundled.files).toEqual([`dist/${ONE}.js`]);
    expect(named(bundled)).toEqual([]);
    const own = statSync(join(consumer, `node_modules/openvibe-contracts/dist/${ONE}.js`)).size;
    expect(bundled.code.length).toBeLessThan(own);
  });

  test('takes the checks of all contracts with `validate` of the main entry', async () => {
    const text = `import { validate } from 'openvibe-contracts';\nexport default (value) => validate('${WORKER}', value);\n`;
    const bundled = await bundle(bundler, platform, 'all.mjs', text);
    expect(linked(bundled)).toEqual(HELD[platform]);
    expect(named(bundled)).toEqual(contracts.map(({ name }) => name));
    // In a browser, where it must be loaded, it goes without the schemas.
    expect(bundled.code.includes(SCHEMA_URL)).toBe(platform === 'node');
  });
});

test.each([...bundles, ['webpack', webpack, 'node'] as const])(
  '%s, for a %s, gives one copy to import and to require',
  async (_name, bundler, platform) => {
    writeFileSync(join(folder, 'required.cjs'), `module.exports = require('openvibe-contracts').validate;\n`);
    const text = `import { validate } from 'openvibe-contracts';
import required from './required.cjs';
export default (value) => (required === validate ? validate('${WORKER}', value) : undefined);
`;
    expect(linked(await bundle(bundler, platform, 'both.mjs', text))).toEqual(HELD[platform]);
  },
);
