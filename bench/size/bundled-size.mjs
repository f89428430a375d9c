import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../lib/subjects.mjs';

/** The bytes of a module bundled for the browser with all that it imports, minified and gzipped. */
export async function bundledSize(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}
