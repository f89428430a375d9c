import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expectations, ExpectedError } from '../../src/source/expectations.js';
import { nameOf, parseSchemaFile } from '../../src/source/names.js';

/** A fixture, as run-cases.mjs takes it. */
export interface Case {
  /** The contract's name. */
  readonly name: string;
  readonly file: string;
  readonly kind: string;
  /** The JSON text. */
  readonly text: string;
  /** What it must be validated with; nothing where it is valid. */
  readonly errors: readonly ExpectedError[];
}

/** Every fixture of the installed package. */
export function readCases(installed: string): Case[] {
  const folder = join(installed, 'fixtures');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files.sort().flatMap((file): Case[] => {
    const [, contract, kind = '', name = ''] = /^(.*)\/(valid|rejected|rule-violations)\/(.*)\.json$/.exec(file) ?? [];
    const id = parseSchemaFile(`schemas/${contract}.json`);
    if (id === undefined) return [];
    const expected: Expectations = JSON.parse(readFileSync(join(folder, `${contract}/expect.json`), 'utf8'));
    const errors = kind === 'valid' ? [] : (expected[name]?.errors ?? []);
    return [{ name: nameOf(id), file, kind, text: readFileSync(join(folder, file), 'utf8'), errors }];
  });
}
