import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'installed');

/** The path of something in one of the tools that installed/package.json names. */
export function toolPath(path: string): string {
  const file = join(folder, 'node_modules', path);
  if (!existsSync(file)) throw new Error(`${file} is missing; \`npm run setup\` installs it`);
  return file;
}

/** Loads one of those tools. */
export const loadTool = createRequire(join(folder, 'package.json'));
