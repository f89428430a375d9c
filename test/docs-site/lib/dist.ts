import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.js';

/** The built site. */
export const dist = join(root, 'docs/.vitepress/dist');

/** Its files, by path with forward slashes. */
export const siteFiles: readonly string[] = readdirSync(dist, {
  recursive: true,
  encoding: 'utf8',
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));

export const readSite = (file: string): string => readFileSync(join(dist, file), 'utf8');
