import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../../packaging/declarations.js';
import type { Outcome, Row } from '../matrix.js';
import type { Consumer } from '../row.js';
import { program, run } from '../run-program.js';

/** As they are named in installed/package.json: the lowest and the newest. Those between have what both have. */
const VERSIONS = ['typescript-5.4', 'typescript-7'];

export const DECLARATION_WAYS = ['import', 'require'] as const;
type Way = (typeof DECLARATION_WAYS)[number];
const EXTENSIONS: Readonly<Record<Way, string>> = { import: 'mts', require: 'cts' };

/** Of the validators one of each domain, since the others differ in their types alone: test/packaging/ has all of them. */
export const declared = [...programs].filter(
  ([entry], i, all) => !entry.includes('/validators/') || all[i - 1]?.[0].split('/')[2] !== entry.split('/')[2],
);

const node = program('node-24/bin/node');

/** A row for each compiler. A cell writes the declarations of a program for each entry, which imports that entry alone. */
export async function declarationRows({ folder }: Consumer): Promise<Row<Way>[]> {
  const rows = VERSIONS.map(async (installed) => {
    const tsc = program(`${installed}/bin/tsc`);
    const version = (await run(folder, node, tsc, '--version')).trim();
    const cells = DECLARATION_WAYS.map((way) => [way, () => declareAll(folder, tsc, way, installed)]);
    return { what: [version.replace('Version', 'TypeScript'), ''], cells: Object.fromEntries(cells) };
  });
  return Promise.all(rows);
}

async function declareAll(folder: string, tsc: string, way: Way, installed: string): Promise<Outcome> {
  const own = join(folder, `declared-${installed}-${way}`);
  mkdirSync(own);
  const errors: string[] = [];
  for (const [i, [, text]] of declared.entries()) {
    const file = join(own, `program${i}.${EXTENSIONS[way]}`);
    writeFileSync(file, text);
    const options = ['--declaration', '--emitDeclarationOnly', '--strict', '--target', 'es2022', '--lib', 'es2022'];
    const args = [...options, '--module', 'nodenext', '--pretty', 'false', file];
    try {
      await run(own, node, tsc, ...args);
    } catch (error) {
      const { stdout = '', message } = error as Error & { stdout?: string };
      errors.push(...(stdout || message).trim().split('\n'));
    }
  }
  return { validated: declared.length, errors };
}
