import { join } from 'node:path';
import { build } from 'esbuild';
import { type Bundler, filesOf } from './bundled.js';

export const esbuild: Bundler = async (consumer, program, platform) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(consumer, program)],
    absWorkingDir: consumer,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: program.endsWith('.cjs') ? 'cjs' : 'esm',
    platform,
    logLevel: 'error',
  });
  const [output] = Object.values(metafile.outputs);
  const held = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { code: outputFiles[0]?.text ?? '', files: filesOf(held.map(([path]) => path)) };
};
