import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, createServer } from 'vitepress';
import { writeFiles } from '../../../src/source/write-files.js';
import type { Stage } from './make-site.js';

declare global {
  /** Read by the theme while VitePress renders: the body of a generated page. */
  var readPageBody: ((relativePath: string) => string) | undefined;
}

const SITE = resolve(import.meta.dirname, '../../../docs');

/** Lays the stage anew in its folder. */
export function layStage(folder: string, stage: Stage): void {
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, stage);
  cpSync(join(SITE, '.vitepress/icon.svg'), join(folder, 'pages/public/docs/icon.svg'));
}

/** Runs VitePress over a stage; the config and the theme are those of this repository, whatever tree the pages tell of. */
export async function buildSite(folder: string, out: string): Promise<void> {
  useStage(folder);
  process.env.DOCS_OUT = out;
  globalThis.readPageBody = (page) => readFileSync(join(folder, 'bodies', page.replace(/\.md$/, '.html')), 'utf8');
  await build(SITE, { outDir: out, logLevel: 'warn' } as never);
}

/** Serves a stage until the process is ended. */
export async function serveSite(folder: string): Promise<void> {
  useStage(folder);
  const server = await createServer(SITE);
  await server.listen();
  server.printUrls();
}

function useStage(folder: string): void {
  process.env.DOCS_STAGE = folder;
}
