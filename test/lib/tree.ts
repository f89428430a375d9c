import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newContractFiles } from '../../scripts/new/new-contract-files.js';
import { parseName } from '../../src/source/names.js';

/** A tree in a folder of its own, holding the contract `live.greeting@1` as `npm run new` lays it. Gone after the test. */
export interface TestTree {
  readonly root: string;
  readonly write: (file: string, value: unknown) => void;
  /** Changes a JSON file in place. */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into JSON of many shapes
  readonly edit: (file: string, change: (value: any) => void) => void;
  readonly remove: (file: string) => void;
  readonly read: (file: string) => string;
}

export const SCHEMA = 'schemas/live/greeting.v1.json';
export const FIXTURES = 'fixtures/live/greeting.v1';

/** A condition, as keywords of a schema. */
export const ifThen = (condition: unknown, consequence: unknown): object =>
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  ({ if: condition, then: consequence });

export function makeTree(...names: string[]): TestTree {
  const tree = layTree(...names);
  onTestFinished(() => rmSync(tree.root, { recursive: true, force: true }));
  return tree;
}

/** The same for the tests of a file, which has to remove it. */
export function layTree(...names: string[]): TestTree {
  const root = mkdtempSync(join(tmpdir(), 'openvibe-contracts-tree-'));
  const write = (file: string, value: unknown): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof value === 'string' ? value : JSON.stringify(value));
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  for (const name of ['live.greeting@1', ...names]) {
    const id = parseName(name);
    if (!id) throw new Error(`${name} is not a contract name`);
    for (const [file, text] of newContractFiles(id, 'live')) write(file, text);
  }
  return {
    root,
    write,
    edit: (file, change) => {
      const value = JSON.parse(read(file));
      change(value);
      write(file, value);
    },
    remove: (file) => rmSync(join(root, file), { recursive: true }),
    read,
  };
}
