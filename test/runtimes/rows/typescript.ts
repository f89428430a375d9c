import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseName, titleOf } from '../../../scripts/lib/names.js';
// @ts-expect-error: plain JavaScript
import { everyType } from '../every-type.mjs';
import type { Outcome, Row } from '../matrix.js';
import type { Consumer } from '../row.js';
import { program, run } from '../run-program.js';

/** As they are named in installed/package.json. */
const VERSIONS = ['typescript-5.4', 'typescript-5.6', 'typescript-5.9', 'typescript-6', 'typescript-7'];

const EXACT = '--exactOptionalPropertyTypes';

/** By `moduleResolution`, the `module` that goes with it and the files: an ES and a CommonJS module where both can be. */
const RESOLUTIONS = {
  node16: { module: 'node16', files: ['every-type.mts', 'every-type.cts'] },
  nodenext: { module: 'nodenext', files: ['every-type.mts', 'every-type.cts'] },
  bundler: { module: 'esnext', files: ['every-type.ts'] },
} as const;

/** The compilers are JavaScript, and this is the fastest of the runtimes for them. */
const node = program('node-24/bin/node');

export type Resolution = keyof typeof RESOLUTIONS;
export const resolutions = Object.keys(RESOLUTIONS) as Resolution[];

/** A row for each compiler, with and without exact optional properties. A cell checks the types of all contracts. */
export async function typescriptRows({ folder, names }: Consumer): Promise<Row<Resolution>[]> {
  const contracts = [...names].flatMap((name) => {
    const id = parseName(name);
    return id ? [{ name, title: titleOf(id) }] : [];
  });
  const text = everyType(contracts);
  for (const extension of ['ts', 'mts', 'cts']) writeFileSync(join(folder, `every-type.${extension}`), text);
  const rows = VERSIONS.map(async (installed) => {
    const tsc = program(`${installed}/bin/tsc`);
    const version = (await run(folder, node, tsc, '--version')).trim();
    return [true, false].map((exact) => ({
      what: [version.replace('Version', 'TypeScript'), exact ? EXACT : ''],
      cells: Object.fromEntries(
        resolutions.map((resolution) => [resolution, () => check(folder, tsc, resolution, exact, contracts.length)]),
      ),
    }));
  });
  return (await Promise.all(rows)).flat();
}

/** Without DOM and without the types of Node: neither is there everywhere. */
async function check(
  folder: string,
  tsc: string,
  resolution: Resolution,
  exact: boolean,
  types: number,
): Promise<Outcome> {
  const { module, files } = RESOLUTIONS[resolution];
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022', '--pretty', 'false'];
  const args = [...options, '--module', module, '--moduleResolution', resolution, EXACT, `${exact}`, ...files];
  try {
    await run(folder, node, tsc, ...args);
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string };
    return { judged: types, faults: (stdout || message).trim().split('\n') };
  }
  return { judged: types, faults: [] };
}
