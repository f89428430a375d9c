import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';

/** What a build reads: all of the tree but tests and what is written by programs. */
export const inputs = {
  patterns: ['**'],
  ignore: [
    ...[
      '.git',
      '**/node_modules',
      'dist',
      'coverage',
      'src/generated',
      'openapi',
      'test',
      'bench',
      'examples',
      'releases',
    ],
    ...['docs/.vitepress', '.github', '.ci', '*.tgz', '*.md'],
  ],
};

/** What `npm run generate` writes for the code, and what it reads. */
export const generated = { patterns: ['src/generated/**', 'test/generated/**', 'openapi/**'], ignore: [] };
export const sources = {
  patterns: [
    'schemas/**',
    'fixtures/**',
    'manifests/**',
    'releases/**',
    'vocabulary/**',
    'docs/cli/**',
    'src/**',
    'scripts/**',
  ],
  ignore: ['src/generated'],
};

/** What a build writes. */
export const outputs = { patterns: ['dist/**', ...generated.patterns], ignore: [] };

export interface Files {
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
}

/** One hash over the paths and contents of files; undefined where there are none. */
export async function hashFiles(root: string, { patterns, ignore }: Files): Promise<string | undefined> {
  const files = await glob([...patterns], { cwd: root, ignore: [...ignore], dot: true, expandDirectories: true });
  if (files.length === 0) return undefined;
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
