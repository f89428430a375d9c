import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseName, pathOf } from '../../src/source/names.js';
import { root } from './root.js';

/** A case of a contract: the file's name and the value in it. */
export type Case = readonly [name: string, value: unknown];

/** The cases of a contract in one of its folders, sorted by name; none where there is no such folder. */
export function casesOf(contract: string, kind: 'valid' | 'rejected' | 'rule-violations'): Case[] {
  const id = parseName(contract);
  if (!id) throw new Error(`${contract} is not the name of a contract`);
  const folder = join(root, 'fixtures', pathOf(id), kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file): Case => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]);
}
