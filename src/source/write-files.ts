import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readIfThere } from './files.js';

/**
 * Writes files below the root, all or none. The texts are written beside their targets first and then take their places, in the
 * order of the map, so that a full disk or a missing right leaves what was there; what took its place before a failure is undone.
 */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  const placed: [target: string, before: string | undefined][] = [];
  const temporaries: [temporary: string, file: string][] = [];
  try {
    for (const [file, text] of files) {
      const temporary = join(root, `${file}.${process.pid}.tmp`);
      mkdirSync(dirname(temporary), { recursive: true });
      temporaries.push([temporary, file]);
      writeFileSync(temporary, text);
    }
    for (const [temporary, file] of temporaries) {
      const before = readIfThere(root, file);
      renameSync(temporary, join(root, file));
      placed.push([join(root, file), before]);
    }
  } catch (error) {
    for (const [target, before] of placed) {
      if (before === undefined) rmSync(target);
      else writeFileSync(target, before);
    }
    throw error;
  } finally {
    for (const [temporary] of temporaries) rmSync(temporary, { force: true });
  }
}
