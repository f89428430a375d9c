// `npm run size`: what a browser loads, against the budgets. Fails when a row is over its budget. Needs the build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderTable } from './lib/render.mjs';
import { root } from './lib/subjects.mjs';
import { bundledSize } from './size/bundled-size.mjs';
import { distSize, packedSize } from './size/package-size.mjs';
import { peers } from './size/peers.mjs';

const WORKER = 'openvibe-contracts/validators/live/agent-sandbox-worker-request.v1';

/** In bytes, minified and gzipped. */
const budgets = [
  {
    what: 'one validator with its messages, the worker request',
    code: `export { validate } from '${WORKER}'`,
    budget: 4096,
  },
  {
    what: 'all contracts, validators and messages',
    code: `export { validate } from 'openvibe-contracts'`,
    budget: 25_600,
  },
];

async function main() {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('dist/ is missing; run `npm run build` first');
  const rows = [];
  for (const { what, code, budget } of budgets) rows.push({ what, bytes: await bundledSize(code), budget });
  for (const { what, code } of peers) rows.push({ what, bytes: await bundledSize(code) });
  rows.push(
    { what: 'the package as npm packs it', bytes: packedSize() },
    { what: 'dist/, unpacked', bytes: distSize() },
  );

  const isJson = process.argv.includes('--json');
  process.stdout.write(isJson ? `${JSON.stringify(rows, null, 2)}\n` : `${renderTable(COLUMNS, rows.map(cellsOf))}\n`);
  for (const { what, bytes, budget } of rows.filter(isOver)) {
    process.stderr.write(`${what}: ${bytes} bytes, ${bytes - budget} over the budget of ${budget}\n`);
    process.exitCode = 1;
  }
}

const COLUMNS = ['what', 'bytes', 'budget', ''];
const isOver = ({ bytes, budget }) => budget !== undefined && bytes > budget;
const cellsOf = (row) => [
  row.what,
  `${row.bytes}`,
  row.budget ? `≤ ${row.budget}` : '',
  row.budget ? verdictOf(row) : '',
];
const verdictOf = (row) => (isOver(row) ? 'MISSES' : 'ok');

await main();
