import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { mustMatch, type Plugin } from './scripts/build/must-match.js';
import { wrapLines } from './scripts/build/wrap-lines.js';
import { keepMetafile } from './scripts/supply-chain/metafiles.js';

/** One entry for each generated file of a folder: `validators/live/agent-sandbox-worker-request.v1`. */
function entriesOf(folder: string): Record<string, string> {
  const path = `src/generated/${folder}`;
  if (!existsSync(path)) throw new Error(`${path} is missing; run \`npm run generate\` first`);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(files.map((file) => [`${folder}/${file.slice(0, -'.ts'.length)}`, `${path}/${file}`]));
}

/** What builds on the main entry loads it as a file of its own, so that a process holds the contracts once. */
const sharedIndex: Plugin = {
  name: 'shared-index',
  setup({ initialOptions, onResolve }) {
    onResolve({ filter: /\/index\.js$/ }, ({ path, importer }) => {
      if (importer === '' || resolve(dirname(importer), path) !== resolve('src/index.js')) return undefined;
      return {
        path: initialOptions.format === 'cjs' ? './index.cjs' : './index.js',
        external: true,
        sideEffects: false,
      };
    });
  },
};

/**
 * CommonJS can load when asked: the core holds, in the place of each map from names to contracts, one that loads the file of a contract
 * with its first use, and those files load what they need of the core.
 */
const lazyContracts: Plugin = {
  name: 'lazy-contracts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /generated\/(?:catalog|checks|rules|schemas)\.js$/ }, ({ path }) => {
      const [, name] = /(\w+)\.js$/.exec(path) ?? [];
      return { path: resolve(`src/generated/lazy/${name}.ts`) };
    });
    // `contracts` is there before anybody asks for it; dist/index.cjs gets it from the catalog when it is read.
    onResolve({ filter: /^\.\/contracts\.js$/ }, ({ path }) => ({ path, namespace: 'lazy' }));
    onLoad({ filter: /.*/, namespace: 'lazy' }, () => ({ contents: 'export const contracts = undefined;' }));
    // As variables of the file: what bundlers make of an import looks each name up with every call.
    onLoad({ filter: /generated[\\/](?:checks|rules)[\\/]/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace(/import (\{[^}]*\}) from '\.\.\/[^']*';/g, "const $1 = require('../core.cjs');");
      return { contents, loader: 'ts' };
    });
    onResolve({ filter: /\.(?:cjs|json)$/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * CommonJS can load fast-check for those who ask for it, and leaves alone who does not have it. By `module.require`: a bundler that stops
 * at what is not installed, as Metro does, would stop at `require`, even where nobody calls it.
 */
const loadFastCheck: Plugin = {
  name: 'load-fast-check',
  setup({ initialOptions, onLoad }) {
    if (initialOptions.format !== 'cjs') return;
    onLoad({ filter: /load-fast-check\.ts$/ }, () => ({
      contents: `export const loadFastCheck = () => {
        if (typeof module.require !== 'function') return undefined;
        try { return module.require('fast-check'); } catch (error) { if (error.code !== 'MODULE_NOT_FOUND') throw error; }
      };`,
    }));
  },
};

/** Of CommonJS alone, which is minified: an error that nobody catches is printed below the line that threw. */
const shortLines = (limit: number): NonNullable<Options['plugins']>[number] => ({
  name: 'short-lines',
  renderChunk: (code, { path }) => (path.endsWith('.cjs') ? { code: wrapLines(code, limit) } : undefined),
});

/** Each folder of src/cli that holds a file of its own name is a command; `help` is read like one. */
const commands = readdirSync('src/cli').filter((name) => existsSync(`src/cli/${name}/${name}.ts`));
if (commands.length === 0) throw new Error('src/cli holds no command');

/** Commands are files that are read when asked for; they use the package as it stands beside them, so that a process holds it once. */
const commandLine: Plugin = {
  name: 'command-line',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/(?:\.\.\/)*(?:index|rpc\/index|capabilities\/index)\.js$/ }, ({ path }) => {
      const [, entry] = /(\w+)(?:\/index)?\.js$/.exec(path) ?? [];
      return { path: `../${entry}.cjs`, external: true };
    });
    onResolve({ filter: /^\.\/\w+\/\w+\.js$/ }, ({ path, importer }) => {
      const [, folder = '', file] = /(\w+)\/(\w+)\.js$/.exec(path) ?? [];
      if (folder !== file || dirname(importer) !== resolve('src/cli')) return undefined;
      return { path: `./${folder}.cjs`, external: true };
    });
  },
};

const shared = {
  target: 'es2022',
  platform: 'neutral',
  minify: true,
  // Each entry is one file, but for what several build on: a process loads no more than it asked for.
  splitting: false,
} satisfies Options;

/** For this platform alone esbuild lists the names of a CommonJS file where Node.js finds them without running it. */
const namedForNode = { platform: 'node' } as const;

const mainEntry = { index: 'src/index.ts' };
const otherEntries = {
  rpc: 'src/rpc/index.ts',
  capabilities: 'src/capabilities/index.ts',
  testing: 'src/testing/index.ts',
  ...entriesOf('validators'),
};

const bundles: Options[] = [
  {
    ...shared,
    entry: { ...mainEntry, ...otherEntries },
    format: ['esm', 'cjs'],
    esbuildPlugins: [sharedIndex, loadFastCheck],
    esbuildOptions: (options, { format }) => {
      // With the white space would go the marks that tell bundlers what they may leave out.
      if (format === 'esm') Object.assign(options, { minify: false, minifyIdentifiers: true, minifySyntax: true });
      else Object.assign(options, namedForNode);
    },
    // An object without the mark of a compiled ES module: a default import gives all names, as the types say it does.
    footer: ({ format }) => (format === 'cjs' ? { js: 'module.exports={...module.exports};' } : undefined),
    dts: false,
    external: ['fast-check'],
  },
  // The types stand in the main entry, and the others import them from there: a program can then name each in its own declarations.
  { ...shared, entry: mainEntry, format: ['esm', 'cjs'], dts: { only: true } },
  {
    ...shared,
    entry: otherEntries,
    format: ['esm', 'cjs'],
    dts: { only: true },
    external: ['fast-check', /^(?:\.\.\/)+index\.js$/],
  },
  {
    ...shared,
    entry: { core: 'src/lazy/core.ts', ...entriesOf('chunks') },
    format: ['cjs'],
    esbuildPlugins: [lazyContracts],
    esbuildOptions: (options) => Object.assign(options, namedForNode),
    dts: false,
  },
  {
    ...shared,
    platform: 'node',
    entry: {
      'cli/main': 'src/cli/main.ts',
      ...Object.fromEntries(commands.map((name) => [`cli/${name}`, `src/cli/${name}/${name}.ts`])),
    },
    format: ['cjs'],
    noExternal: [/./],
    esbuildPlugins: [commandLine],
    // `require` in the place of `import()`: the loader of ES modules would read each command twice, which takes longer than to run it.
    esbuildOptions: (options) => Object.assign(options, { supported: { 'dynamic-import': false } }),
    // Packages that it bundles read their own folders by it, and so does src/cli/io/package.ts.
    shims: true,
    dts: false,
  },
];

export default defineConfig(
  bundles.map((options) => ({
    ...options,
    esbuildPlugins: [...(options.esbuildPlugins ?? []).map(mustMatch), keepMetafile],
    // The other packages within the commands are a megabyte, of which shorter lines would make more.
    plugins: [shortLines(options.noExternal ? 2000 : 400)],
  })),
);
