// `npm run bench`: measures the built package beside others and says which goals are met. bench/README.md says how each row is made.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from './lib/machine.mjs';
import { meets, renderReport } from './lib/render.mjs';
import { root } from './lib/subjects.mjs';

const PARTS = ['speed', 'start', 'memory', 'parse', 'cli', 'hostile', 'types'];
const USAGE = `usage: npm run bench -- [--only ${PARTS.join('|')}] [--json] [--strict]

Measures the package in dist/ beside other validators. Without --only, all parts run: about three minutes on two cores.
  --only PART   one part alone; may be given several times
  --json        the numbers for machines
  --strict      fail when a goal is missed
Exit codes: 0 measured, 1 a goal is missed (with --strict) or something could not be measured, 2 the call was wrong.
`;

function readOptions() {
  const options = { only: { type: 'string', multiple: true }, json: { type: 'boolean' }, strict: { type: 'boolean' } };
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
  const unknown = values.only?.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`there is no part ${unknown}; give one of ${PARTS.join(', ')}`);
  return values;
}

async function main({ only, json, strict }) {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('dist/ is missing; run `npm run build` first');
  const report = { machine: machine(), parts: {} };
  for (const name of PARTS.filter((part) => only?.includes(part) ?? true)) {
    const { measure } = await import(`./parts/${name}.mjs`);
    if (!json) process.stderr.write(`measuring ${name} …\n`);
    report.parts[name] = await measure();
  }
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
  const rows = Object.values(report.parts).flatMap((part) => part.rows);
  if (strict && !rows.every(meets)) process.exitCode = 1;
}

let options;
try {
  options = readOptions();
} catch (error) {
  process.stderr.write(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
if (options?.help) process.stdout.write(USAGE);
else if (options) {
  try {
    await main(options);
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
}
