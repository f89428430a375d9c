import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPacked } from '../lib/install-packed.js';
import { root } from '../lib/root.js';
import { readCases } from './cases.js';
import { installRuntimes } from './install-runtimes.js';
import { runMatrix } from './matrix.js';
import { writePrograms } from './programs.js';
import { bunRows } from './rows/bun.js';
import { chromiumRows } from './rows/chromium.js';
import { denoRows } from './rows/deno.js';
import { nodeRows } from './rows/node.js';
import { workerdRows } from './rows/workerd.js';

// npm run test:runtimes: every fixture on every runtime, by the package as npm packs it. Needs the build.
if (!existsSync(join(root, 'dist/index.cjs'))) throw new Error('dist/ is missing; run `npm run build` first');
installRuntimes();
const folder = installPacked();
try {
  const cases = readCases(join(folder, 'node_modules/openvibe-contracts'));
  const consumer = { folder, names: new Set(cases.map(({ name }) => name)) };
  writePrograms(folder, cases);
  const runtimes = [nodeRows, bunRows, denoRows, workerdRows, chromiumRows];
  const rows = await Promise.all(runtimes.map((rowsOf) => rowsOf(consumer)));
  const { table, faults } = await runMatrix(rows.flat(), cases.length);
  process.stdout.write(`${table}\n`);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
