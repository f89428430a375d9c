import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Text to stand in a file, by the file's path below the root. */
export type Outputs = ReadonlyMap<string, string>;

/** Folders that hold generated files and nothing else: what is not an output there is left over from an older tree. */
const OWNED = ['src/generated', 'test/generated'];

/** The files that differ from the outputs: missing, changed or left over. */
export function staleFiles(root: string, outputs: Outputs): string[] {
  const changed = [...outputs].filter(([file, text]) => readIfThere(join(root, file)) !== text).map(([file]) => file);
  const leftOver = OWNED.flatMap((folder) => listFiles(root, folder)).filter((file) => !outputs.has(file));
  return [...changed, ...leftOver].sort();
}

/** Writes what differs and removes what is left over; returns how many files were touched. */
export function writeOutputs(root: string, outputs: Outputs): number {
  const stale = staleFiles(root, outputs);
  for (const file of stale) {
    const text = outputs.get(file);
    if (text === undefined) {
      rmSync(join(root, file));
      continue;
    }
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return stale.length;
}

const readIfThere = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}
