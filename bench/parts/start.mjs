// How long a process takes to its first result, and to one of every contract.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { writeInputs } from '../lib/inputs.mjs';
import { median } from '../lib/median.mjs';
import { amount } from '../lib/render.mjs';
import { fullText, root, subjects } from '../lib/subjects.mjs';

const ROUNDS = 15;

export async function measure() {
  const tree = run(['--import', 'tsx', join(root, 'bench/lib/make-tree-of-1000.ts')], root);
  const times = beyondEmpty(programsOf(tree, writeInputs()));
  const row = (what, ours, theirs, goal, against = 'ajv') => {
    return { what, ours: times[ours].work, theirs: times[theirs].work, against, unit: 'ms', goal };
  };
  const rows = [
    row('start to first result, by require', 'first, require', 'first, ajv', 0.05),
    row('start to first result, by import', 'first, import', 'first, ajv', 0.1),
    row('start to a result of every contract', 'all, require', 'all, ajv', 0.07),
    row('1,000 contracts, first result, by require', 'first of 1,000, require', 'first, require', 2, 'tree of today'),
    row('1,000 contracts, first result, by import', 'first of 1,000, import', 'first, import', 2, 'tree of today'),
  ];
  return { rows, tables: [tableOf(times)], times };
}

function programsOf(tree, inputs) {
  const [{ name, url }] = subjects;
  const value = fullText(subjects[0]);
  const program = (file, ...args) => [join(root, 'bench/start', file), ...args];
  return {
    empty: program('empty.cjs'),
    'first, require': program('ours-first.cjs', root, name, value),
    'first, import': program('ours-first.mjs', root, name, value),
    'first, ajv': program('ajv-first.cjs', inputs, url, value),
    'all, require': program('ours-all.cjs', root, inputs),
    'all, ajv': program('ajv-all.cjs', inputs),
    'first of 1,000, require': program('ours-first.cjs', tree, name, value),
    'first of 1,000, import': program('ours-first.mjs', tree, name, value),
  };
}

/** The median milliseconds of each program beyond those of the empty one in the same round, by the clock and at work on a core. */
function beyondEmpty(programs) {
  const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, args] of Object.entries(programs)) times[name].push(JSON.parse(run(args)));
  }
  const { empty, ...others } = times;
  const medians = (all, less) => {
    const of = (key) => median(all.map((each, i) => each[key] - less(i)[key]));
    return { clock: of('clock'), work: of('work') };
  };
  const beyond = Object.entries(others).map(([name, all]) => [name, medians(all, (i) => empty[i])]);
  return { empty: medians(empty, () => ({ clock: 0, work: 0 })), ...Object.fromEntries(beyond) };
}

const run = (args, cwd) =>
  execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const tableOf = ({ empty, ...times }) => ({
  title: 'Start, beyond an empty process of Node',
  columns: ['program', 'at work', 'by the clock'],
  rows: [['the empty process itself', empty], ...Object.entries(times)].map(([name, { work, clock }]) => [
    name,
    amount(work, 'ms'),
    amount(clock, 'ms'),
  ]),
});
