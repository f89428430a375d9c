import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readIfThere } from '../../src/source/files.js';
import { writeFiles } from '../../src/source/write-files.js';

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

/** Writes what differs, all or none, then removes what is left over; returns how many files were touched. */
export function writeOutputs(root: string, outputs: Outputs): number {
  const stale = staleFiles(root, outputs);
  const wanted = new Set(stale);
  writeFiles(root, new Map([...outputs].filter(([file]) => wanted.has(file))));
  for (const file of stale) if (!outputs.has(file)) rmSync(join(root, file));
  return stale.length;
}
