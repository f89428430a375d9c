// `npm run size`: what a browser loads, against the budgets. Fails when a row is over its budget. Needs the build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderTable } from './lib/render.mjs';
import { root } from './lib/subjects.mjs';
import { bundledSize } from './size/bundled-size.mjs';
import { packageSize } from './size/package-size.mjs';
import { peers } from './size/peers.mjs';

const WORKER = 'openvibe-contracts/validators/live/agent-sandbox-worker-request.v1';

/** In bytes, minified and gzipped: what was hoped for, and what is kept; docs/performance.md says why they differ. */
const budgets = [
  {
    what: 'one validator with its messages, the worker request',
    code: `export { validate } from '${WORKER}'`,
    goal: 4096,
    budget: 5000,
  },
  {
    what: 'all contracts, validators and messages',
    code: `export { validate } from 'openvibe-contracts'`,
    goal: 25_600,
    budget: 29_700,
  },
];

async function main() {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('dist/ is missing; run `npm run build` first');
  const rows = [];
  for (const { what, code, goal, budget } of budgets) rows.push({ what, bytes: await bundledSize(code), goal, budget });
  for (const { what, code } of peers) rows.push({ what, bytes: await bundledSize(code) });
  const { packed, unpacked } = packageSize();
  rows.push(
    { what: 'the package as npm packs it', bytes: packed, budget: 1_550_000 },
    { what: 'its files, unpacked', bytes: unpacked, budget: 10_500_000 },
  );

  const isJson = process.argv.includes('--json');
  process.stdout.write(isJson ? `${JSON.stringify(rows, null, 2)}\n` : `${renderTable(COLUMNS, rows.map(cellsOf))}\n`);
  for (const { what, bytes, budget } of rows.filter(isOver)) {
    process.stderr.write(`${what}: ${bytes} bytes, ${bytes - budget} over the budget of ${budget}\n`);
    process.exitCode = 1;
  }
}

const COLUMNS = ['what', 'bytes', 'goal', '', 'budget', ''];
const isOver = ({ bytes, budget }) => budget !== undefined && bytes > budget;
const limit = (bytes) => (bytes === undefined ? '' : `≤ ${bytes}`);
const mark = (bytes, most) => (most === undefined ? '' : bytes > most ? 'MISSES' : 'ok');
const cellsOf = ({ what, bytes, goal, budget }) => [
  what,
  `${bytes}`,
  limit(goal),
  mark(bytes, goal),
  limit(budget),
  mark(bytes, budget),
];

await main();
