// The command line: how soon it starts, and how fast it reads a file of a million lines beside other command lines.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { median } from '../lib/median.mjs';
import { amount } from '../lib/render.mjs';
import { root } from '../lib/subjects.mjs';

const LINES = 1_000_000;
const READINGS = 3;
const STARTS = 15;
const NAME = 'live.agent-sandbox-worker-request@1';
const SCHEMA = join(root, 'schemas/live/agent-sandbox-worker-request.v1.json');
const VALUE = join(root, 'fixtures/live/agent-sandbox-worker-request.v1/valid/isolation-only.json');
const main = join(root, 'dist/cli/main.cjs');

/** The program that a package of the build tools brings. */
function binOf(name) {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-bench-'));
  try {
    const readings = measureReadings(folder);
    const starts = measureStarts();
    const row = (peer) => ({
      what: 'a million lines, time for each',
      ours: readings.ours.µs,
      theirs: readings[peer].µs,
      against: peer,
      unit: 'µs',
      goal: 1,
    });
    return {
      rows: [row('sourcemeta'), row('sourcemeta --fast')],
      tables: [readingsTable(readings), startsTable(starts)],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Microseconds for each value, the median of readings that take turns. */
function measureReadings(folder) {
  const line = JSON.stringify(JSON.parse(readFileSync(VALUE, 'utf8')));
  const lines = join(folder, 'values.jsonl');
  writeFileSync(lines, `${line}\n`.repeat(LINES));
  const array = join(folder, 'values.json');
  writeFileSync(array, `[${`${line},`.repeat(LINES - 1)}${line}]`);
  const arraySchema = join(folder, 'array.json');
  const { $schema, ...item } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  writeFileSync(arraySchema, JSON.stringify({ $schema, type: 'array', items: item }));

  const sourcemeta = binOf('@sourcemeta/jsonschema');
  const programs = {
    ours: [main, 'validate', NAME, '--ndjson', lines],
    sourcemeta: [sourcemeta, 'validate', SCHEMA, lines],
    'sourcemeta --fast': [sourcemeta, 'validate', '--fast', SCHEMA, lines],
    // It reads no lines: they are one array to it, and one result.
    'ajv-cli, as one array': [
      binOf('ajv-cli'),
      'validate',
      '--spec=draft2020',
      '--strict=false',
      '-c',
      'ajv-formats',
      '-s',
      arraySchema,
      '-d',
      array,
    ],
  };
  const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
  for (let round = 0; round < READINGS; round++) {
    for (const [name, args] of Object.entries(programs)) times[name].push(timeOf(name, args));
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, { µs: (median(all) * 1000) / LINES }]));
}

/** Milliseconds at work, those of all its threads, which the shell counts for its children. */
function timeOf(name, args) {
  const script = '"$0" "$@" >&2; code=$?; times; exit $code';
  const options = { encoding: 'utf8', maxBuffer: 1 << 28 };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath, ...args], options);
  if (status !== 0) throw new Error(`${name} did not find all values valid: ${stderr.slice(0, 500)}`);
  // The second line has the user and the system time of children, as `1m2.500s 0m0.250s`.
  const [, ofChildren = ''] = stdout.split('\n');
  const seconds = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
  return seconds.reduce((sum, each) => sum + each, 0) * 1000;
}

/** Milliseconds at work beyond those of a process that does nothing, in the same round. */
function measureStarts() {
  const programs = {
    '--version': [main, '--version'],
    list: [main, 'list'],
    'show NAME': [main, 'show', NAME],
    'validate NAME FILE': [main, 'validate', NAME, VALUE],
  };
  const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
  for (let round = 0; round < STARTS; round++) {
    const empty = timeOf('node', ['--eval', '0']);
    for (const [name, args] of Object.entries(programs)) times[name].push(timeOf(name, args) - empty);
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

const readingsTable = (readings) => ({
  title: `A file of ${LINES.toLocaleString('en-US')} check-ins, a line each`,
  columns: ['command line', 'each', 'in a second'],
  rows: Object.entries(readings).map(([name, { µs }]) => [name, amount(µs, 'µs'), amount(1000 / µs, 'thousand')]),
});

const startsTable = (starts) => ({
  title: 'Start of the command line, beyond a process of Node.js that does nothing',
  columns: ['command', 'at work'],
  rows: Object.entries(starts).map(([name, ms]) => [name, amount(ms, 'ms')]),
});
