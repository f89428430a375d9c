// What a result on a huge wrong value costs beside one on a valid value of that size. test/hostile holds it to its limits.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { amount } from '../lib/render.mjs';
import { root } from '../lib/subjects.mjs';

/** Each case beside the valid value of its kind. The tests say how much it may cost; here it informs. */
const PAIRS = [
  ['wrong items in reasons', 'a valid list'],
  ['wrong items in an env list', 'a valid list'],
  ['items that are not JSON', 'a valid list'],
  ['unknown properties in a job', 'a valid object'],
  ['wrong values in an env object', 'a valid object'],
  ['values that are not JSON in args', 'a valid object'],
  ['a last item that is not JSON', 'a valid list in args'],
];

export async function measure() {
  const program = ['--expose-gc', '--import', 'tsx', join(root, 'test/hostile/measure.ts')];
  const measures = JSON.parse(execFileSync(process.execPath, program, { cwd: root, encoding: 'utf8' }));
  const rows = PAIRS.map(([name, valid]) => {
    const [ours, theirs] = [measures[name].ms, measures[valid].ms];
    return { what: `a million: ${name}`, ours, theirs, against: valid, unit: 'ms' };
  });
  const others = Object.entries(measures).map(([name, { errors, ms, heap }]) => {
    return [name, amount(ms, 'ms'), amount(heap / 1e6, 'MB'), `${errors}`];
  });
  const columns = ['a million of, or', 'time', 'heap, garbage included', 'errors'];
  return { rows, tables: [{ title: 'Huge values', columns, rows: others }], measures };
}
