import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type IgnoreRules, rulesAbove, rulesWithin } from './ignore-rules.js';

/** The endings of TypeScript and JavaScript. */
const SOURCE = /\.[cm]?[jt]sx?$/;

/**
 * The source files in folders, sorted, each once; a file that is named is one of them whatever its name. Left out are `node_modules`,
 * folders whose names start with a dot, what .gitignore files name, and symbolic links, which could lead round in circles. What cannot be
 * read is among the files, for the reader to say so.
 */
export function findSources(paths: readonly string[], tell: (count: number) => void): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    if (!isFolder(path)) found.add(path);
    else walk(path, rulesAbove(path), found, tell);
  }
  return [...found];
}

function walk(folder: string, above: IgnoreRules, found: Set<string>, tell: (count: number) => void): void {
  const rules = rulesWithin(folder, above);
  for (const entry of entriesOf(folder, found)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules' || entry.name.startsWith('.') || rules.ignores(path, true)) continue;
      walk(path, rules, found, tell);
    } else if (entry.isFile() && SOURCE.test(entry.name) && !rules.ignores(path, false)) {
      found.add(path);
      tell(found.size);
    }
  }
}

function entriesOf(folder: string, found: Set<string>): Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    found.add(folder);
    return [];
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
