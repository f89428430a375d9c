// One candidate in a process of its own. Answers each message with the nanoseconds that a call of each of its measures took.
import { cpuNs } from '../lib/cpu-ns.mjs';
import { fixtureTexts, fullText, subjects } from '../lib/subjects.mjs';

const WARM_UP_MS = 120;
const CALIBRATION_MS = 30;
const BATCH_MS = 3;
const CLONES = 64;

const [candidate, ...wanted] = process.argv.slice(2);
const { make } = await import(`../candidates/${candidate}.mjs`);
const kinds = await make();
const measures = [];
// In turns, so that code which several contracts share has met them all before any is measured.
for (const subject of subjects) {
  for (const kind of wanted) measures.push(await newMeasure(kind, subject));
}
for (const measure of measures) callsWithin(measure, WARM_UP_MS);
for (const measure of measures) {
  measure.calls = Math.max(1, Math.round((callsWithin(measure, CALIBRATION_MS) / CALIBRATION_MS) * BATCH_MS));
}

process.on('message', () =>
  process.send(Object.fromEntries(measures.map((measure) => [measure.id, timeBatch(measure)]))),
);
process.send('ready');

async function newMeasure(kind, subject) {
  const { run } = await import(`./loop.mjs?${kind}-${subject.id}`);
  const texts =
    kind === 'reject' ? [...fixtureTexts(subject, 'rejected').values()] : Array(CLONES).fill(fullText(subject));
  return {
    id: `${kind} ${subject.id}`,
    run,
    validate: kinds[kind][subject.id],
    values: texts.map((text) => JSON.parse(text)),
    calls: 1,
  };
}

/** How many calls are done in so many milliseconds of work. */
function callsWithin({ run, validate, values }, ms) {
  let calls = 0;
  for (const start = cpuNs(); cpuNs() - start < ms * 1e6; calls += values.length) run(validate, values, values.length);
  return calls;
}

function timeBatch({ id, run, validate, values, calls }) {
  const start = cpuNs();
  const taken = run(validate, values, calls);
  const ns = cpuNs() - start;
  if (taken !== calls) throw new Error(`${candidate}, ${id}: ${calls - taken} of ${calls} results are wrong`);
  return ns / calls;
}
