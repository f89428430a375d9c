// What stays in memory once every contract was used.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { writeInputs } from '../lib/inputs.mjs';
import { median } from '../lib/median.mjs';
import { root } from '../lib/subjects.mjs';

const RUNS = 5;
const GOAL = 0.25;

export async function measure() {
  const inputs = writeInputs();
  const ours = Array.from({ length: RUNS }, () => run('ours.cjs', root, inputs));
  const ajv = Array.from({ length: RUNS }, () => run('ajv.cjs', inputs));
  const row = (what, key, goal) => {
    const of = (runs) => median(runs.map((each) => each[key])) / 1e6;
    return { what, ours: of(ours), theirs: of(ajv), against: 'ajv', unit: 'MB', goal };
  };
  return {
    rows: [
      row('memory held, every contract used once', 'heap', GOAL),
      row('  growth of the resident set meanwhile', 'rss'),
    ],
  };
}

const run = (file, ...args) =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', join(root, 'bench/memory', file), ...args], { encoding: 'utf8' }),
  );
