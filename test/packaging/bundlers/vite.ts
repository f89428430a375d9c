import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { type Bundler, filesOf } from './bundled.js';

export const vite: Bundler = async (consumer, program, platform) => {
  const result = await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    // For a server, Vite leaves packages to be loaded by it, unless it is told to take them in.
    ssr: { noExternal: true },
    build: {
      write: false,
      minify: true,
      ssr: platform === 'node',
      rollupOptions: { input: join(consumer, program), preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output }] = [result].flat() as [Rollup.RollupOutput];
  const [{ code, modules }] = output;
  const held = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return { code, files: filesOf(held.map(([path]) => path)) };
};
