// What `parse` costs beside JSON.parse and validate in the same process.
import { parse, validate } from 'openvibe-contracts';
import { cpuNs } from '../lib/cpu-ns.mjs';
import { amount } from '../lib/render.mjs';
import { fullText, subjects } from '../lib/subjects.mjs';

const GOAL = 1.5;
const ROUNDS = 25;
const ROUND_MS = 5;
const WARM_UP_MS = 150;

/** An environment of about a megabyte, as a list of `NAME=value` entries or as an object. */
function bigEnv(isList) {
  const entries = Array.from({ length: 16_000 }, (_, i) => {
    return [`SERVICE_${i}_URL`, `https://svc-${i}.internal:8443/v1?at=12:30`];
  });
  return isList ? entries.map(([name, value]) => `${name}=${value}`) : Object.fromEntries(entries);
}

const create = (isList) => ({ image: 'node', env: bigEnv(isList) });
const cases = [
  ...subjects.map((subject) => [subject.title, subject.name, JSON.parse(fullText(subject))]),
  ['1 MB env, object', 'sandbox.create-request@1', create(false)],
  ['1 MB env, list', 'sandbox.create-request@1', create(true)],
];

const layouts = [
  ['compact', undefined],
  ['pretty', 2],
];

/**
 * Milliseconds per call of two functions, which take turns. The least of many rounds, since garbage of the one may be
 * collected in a round of the other.
 */
function compare(...functions) {
  const calls = functions.map((run) => {
    const start = performance.now();
    let done = 0;
    for (; performance.now() - start < WARM_UP_MS; done++) run();
    return Math.max(1, Math.round((done / WARM_UP_MS) * ROUND_MS));
  });
  const times = functions.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    functions.forEach((run, which) => {
      const start = cpuNs();
      for (let i = 0; i < calls[which]; i++) run();
      times[which].push((cpuNs() - start) / 1e6 / calls[which]);
    });
  }
  return times.map((all) => Math.min(...all));
}

export async function measure() {
  const lines = cases.flatMap(([title, name, value]) =>
    layouts.flatMap(([layout, indent]) =>
      linesOf(`${title}, ${layout}`, name, JSON.stringify(value, undefined, indent)),
    ),
  );
  const worst = lines.reduce((most, line) => (line.ours / line.theirs > most.ours / most.theirs ? line : most));
  const columns = ['text', 'parse', 'JSON.parse + validate', 'ratio'];
  const rows = lines.map(({ title, ours, theirs }) => {
    return [title, amount(ours, 'µs'), amount(theirs, 'µs'), (ours / theirs).toFixed(2)];
  });
  return {
    rows: [
      { ...worst, what: `parse, worst: ${worst.title}`, against: 'JSON.parse + validate', unit: 'µs', goal: GOAL },
    ],
    tables: [{ title: 'Reading a text and validating it', columns, rows }],
  };
}

function linesOf(title, name, text) {
  const bytes = Buffer.from(text);
  if (!parse(name, text).valid || !parse(name, bytes).valid) throw new Error(`${title} is not valid`);
  return [
    ['string', () => parse(name, text), () => validate(name, JSON.parse(text))],
    ['bytes', () => parse(name, bytes), () => validate(name, JSON.parse(bytes.toString()))],
  ].map(([form, mine, peer]) => {
    const [ours, theirs] = compare(mine, peer).map((ms) => ms * 1000);
    return { title: `${title}, ${form}`, ours, theirs };
  });
}
