import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, readIfThere } from '../files.js';

/** Text to stand in a file, by the file's path below the root. */
export type Outputs = ReadonlyMap<string, string>;

/** Folders that hold generated files and nothing else: what is not an output there is left over from an older tree. */
const OWNED = ['src/generated', 'test/generated', 'openapi'];

/** The files that differ from the outputs: missing, changed or left over. */
export function staleFiles(root: string, outputs: Outputs): string[] {
  const leftOver = OWNED.flatMap((folder) => listFiles(root, folder)).filter((file) => !outputs.has(file));
  const changed = [...outputs].filter(([file, text]) => readIfThere(root, file) !== text).map(([file]) => file);
  return [...changed, ...leftOver].sort();
}

/**
 * Writes what differs and removes what is left over; returns how many files were touched. All texts are written beside
 * their targets first and then take their places, so that a full disk or a missing right leaves what was there.
 */
export function writeOutputs(root: string, outputs: Outputs): number {
  const stale = staleFiles(root, outputs);
  const written: [temporary: string, target: string][] = [];
  try {
    for (const file of stale) {
      const text = outputs.get(file);
      if (text === undefined) continue;
      const target = join(root, file);
      const temporary = `${target}.${process.pid}.tmp`;
      mkdirSync(dirname(target), { recursive: true });
      written.push([temporary, target]);
      writeFileSync(temporary, text);
    }
    for (const [temporary, target] of written) renameSync(temporary, target);
  } finally {
    for (const [temporary] of written) rmSync(temporary, { force: true });
  }
  for (const file of stale) if (!outputs.has(file)) rmSync(join(root, file));
  return stale.length;
}
