import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { preProcessFile } from 'typescript';
import { root } from '../lib/root.js';

/** For each TypeScript file of src and scripts, the files of the two that it imports, types included; paths are from the root. */
export function readImports(): ReadonlyMap<string, readonly string[]> {
  const files = globSync(['src/**/*.ts', 'scripts/**/*.ts'], { cwd: root }).sort();
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
      const paths = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => posix.join(posix.dirname(file), fileName).replace(/\.js$/, '.ts'));
      return [file, [...new Set(paths)].filter((path) => known.has(path))];
    }),
  );
}
