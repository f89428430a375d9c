import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseName, titleOf } from '../../../src/source/names.js';
import { packagesIn } from '../../lib/consumer-of.js';
import { programsInPages, STRICTNESS } from '../../lib/programs.js';
// @ts-expect-error: plain JavaScript
import { everyType } from '../every-type.mjs';
import type { Outcome, Row } from '../matrix.js';
import type { Consumer } from '../row.js';
import { program, run } from '../run-program.js';

/** As they are named in installed/package.json. */
const VERSIONS = ['typescript-5.4', 'typescript-5.6', 'typescript-5.9', 'typescript-6', 'typescript-7'];

/** What a project may say of how strictly it is checked: a row each. */
const SETTINGS = [['--strict', 'true', '--exactOptionalPropertyTypes', 'true'], ...STRICTNESS] as const;

/** By `moduleResolution`, the `module` that goes with it and the files: an ES and a CommonJS module where both can be. */
const RESOLUTIONS = {
  node16: { module: 'node16', extensions: ['mts', 'cts'] },
  nodenext: { module: 'nodenext', extensions: ['mts', 'cts'] },
  bundler: { module: 'esnext', extensions: ['ts'] },
} as const;

/** The compilers are JavaScript, and this is the fastest of the runtimes for them. */
const node = program('node-24/bin/node');

export type Resolution = keyof typeof RESOLUTIONS;
export const resolutions = Object.keys(RESOLUTIONS) as Resolution[];

/** A row for each compiler and setting. A cell checks the types of all contracts, and the programs of the documentation. */
export async function typescriptRows({ folder, names }: Consumer): Promise<Row<Resolution>[]> {
  const contracts = [...names].flatMap((name) => {
    const id = parseName(name);
    return id ? [{ name, title: titleOf(id) }] : [];
  });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  for (const extension of ['ts', 'mts', 'cts']) write(`every-type.${extension}`, everyType(contracts));
  const shown = programs();
  for (const extension of ['ts', 'mts'])
    for (const [i, text] of shown.entries()) write(`shown-${i}.${extension}`, text);
  const rows = VERSIONS.map(async (installed) => {
    const tsc = program(`${installed}/bin/tsc`);
    const version = (await run(folder, node, tsc, '--version')).trim();
    return SETTINGS.map((settings) => ({
      what: [version.replace('Version', 'TypeScript'), settings.join(' ')],
      cells: Object.fromEntries(
        resolutions.map((resolution) => [
          resolution,
          () => check(folder, tsc, resolution, settings, shown.length, contracts.length),
        ]),
      ),
    }));
  });
  return (await Promise.all(rows)).flat();
}

/** What the documentation shows in TypeScript with ours alone: ES modules. */
function programs(): string[] {
  const shown = programsInPages().filter(({ language, code }) => language === 'ts' && packagesIn(code).length === 0);
  if (shown.length < 5) throw new Error(`the documentation shows ${shown.length} programs in TypeScript`);
  return shown.map(({ code }) => code);
}

async function check(
  folder: string,
  tsc: string,
  resolution: Resolution,
  settings: readonly string[],
  shown: number,
  types: number,
): Promise<Outcome> {
  const { module, extensions } = RESOLUTIONS[resolution];
  const options = ['--noEmit', '--target', 'es2022', '--pretty', 'false', ...settings];
  const args = [...options, '--module', module, '--moduleResolution', resolution];
  const everywhere = extensions.map((extension) => `every-type.${extension}`);
  const programs = Array.from({ length: shown }, (_, i) => `shown-${i}.${extensions[0]}`);
  try {
    // Without DOM and without the types of Node: neither is there everywhere. What is shown encodes texts, which both can.
    await run(folder, node, tsc, ...args, '--lib', 'es2022', ...everywhere);
    await run(folder, node, tsc, ...args, '--lib', 'es2022,dom', ...programs);
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string };
    return { validated: types, errors: (stdout || message).trim().split('\n') };
  }
  return { validated: types, errors: [] };
}
