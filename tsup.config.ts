import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const VALIDATORS = 'src/generated/validators';

/** One entry for each contract, found in the folder: `validators/live/agent-sandbox-worker-request.v1`. */
function validatorEntries(): Record<string, string> {
  if (!existsSync(VALIDATORS)) throw new Error('src/generated is missing; run `npm run generate` first');
  const files = readdirSync(VALIDATORS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(
    files.map((file) => [`validators/${file.slice(0, -'.ts'.length)}`, `${VALIDATORS}/${file}`]),
  );
}

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

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

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    rpc: 'src/rpc/index.ts',
    capabilities: 'src/capabilities/index.ts',
    ...validatorEntries(),
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  minify: true,
  // Each entry is one file, but for the main one that some build on: a process loads no more than it asked for.
  splitting: false,
  esbuildPlugins: [sharedIndex],
  dts: true,
  clean: true,
});
