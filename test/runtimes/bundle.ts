import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles a program of the consumer's for a runtime that knows these conditions, and gives the path of the bundle. */
export async function bundle(consumer: string, program: string, conditions: readonly string[]): Promise<string> {
  const outfile = join(consumer, `bundled-${program}`);
  await build({
    entryPoints: [join(consumer, program)],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: [...conditions],
    logLevel: 'error',
  });
  return outfile;
}
