import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPacked } from '../lib/install-packed.js';
import { root } from '../lib/root.js';
import { readCases } from './cases.js';
import { installRuntimes } from './install-runtimes.js';
import { type Matrix, runMatrix } from './matrix.js';
import { writePrograms } from './programs.js';
import { type Consumer, WAYS } from './row.js';
import { bunRows } from './rows/bun.js';
import { chromiumRows } from './rows/chromium.js';
import { DECLARATION_WAYS, declarationRows, declared } from './rows/declarations.js';
import { denoRows } from './rows/deno.js';
import { nodeRows } from './rows/node.js';
import { resolutions, typescriptRows } from './rows/typescript.js';
import { workerdRows } from './rows/workerd.js';

// npm run test:runtimes: every fixture on every runtime, and every type by every compiler, of the package as npm packs it.
if (!existsSync(join(root, 'dist/index.cjs'))) throw new Error('dist/ is missing; run `npm run build` first');
installRuntimes();
const folder = installPacked();
try {
  const cases = readCases(join(folder, 'node_modules/openvibe-contracts'));
  const consumer = { folder, names: new Set(cases.map(({ name }) => name)) };
  writePrograms(folder, cases);
  await show(await runtimes(consumer, cases.length));
  await show(await compilers(consumer));
  await show(await declarations(consumer));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function runtimes(consumer: Consumer, count: number): Promise<Matrix<(typeof WAYS)[number]>> {
  const all = [nodeRows, bunRows, denoRows, workerdRows, chromiumRows];
  const rows = (await Promise.all(all.map((rowsOf) => rowsOf(consumer)))).flat();
  return { heads: ['fixtures validated on', 'under'], ways: WAYS, rows, count };
}

async function compilers(consumer: Consumer): Promise<Matrix<(typeof resolutions)[number]>> {
  const rows = await typescriptRows(consumer);
  return { heads: ['types checked by', 'with'], ways: resolutions, rows, count: consumer.names.size };
}

async function declarations(consumer: Consumer): Promise<Matrix<(typeof DECLARATION_WAYS)[number]>> {
  const rows = await declarationRows(consumer);
  return { heads: ['declarations written by', ''], ways: DECLARATION_WAYS, rows, count: declared.length };
}

/** Runs a matrix and prints it. */
async function show<Way extends string>(matrix: Matrix<Way>): Promise<void> {
  const { table, errors } = await runMatrix(matrix);
  process.stdout.write(`${table}\n\n`);
  for (const error of errors) process.stderr.write(`${error}\n`);
  if (errors.length > 0) process.exitCode = 1;
}
