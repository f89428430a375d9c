// One candidate in a process of its own. Answers each message with the nanoseconds that a call of each of its measures took.
import { fixtureTexts, fullText, subjects } from '../lib/subjects.mjs';

const WARM_UP_MS = 120;
const BATCH_MS = 4;
const CLONES = 64;

const [candidate, ...wanted] = process.argv.slice(2);
const { make } = await import(`../candidates/${candidate}.mjs`);
const kinds = await make();
const measures = [];
// In turns, so that code which several contracts share has met them all before any is measured.
for (const subject of subjects) {
  for (const kind of wanted) measures.push(await newMeasure(kind, subject));
}
for (const measure of measures) warmUp(measure);
for (const measure of measures)
  measure.calls = Math.max(1, Math.round(callsWithin(measure, WARM_UP_MS / 4) * (BATCH_MS / (WARM_UP_MS / 4))));

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
    judge: kinds[kind][subject.id],
    values: texts.map((text) => JSON.parse(text)),
    calls: 1,
  };
}

function warmUp(measure) {
  callsWithin(measure, WARM_UP_MS);
}

/** How many calls are done in so many milliseconds. */
function callsWithin({ run, judge, values }, ms) {
  let calls = 0;
  for (const start = performance.now(); performance.now() - start < ms; calls += values.length)
    run(judge, values, values.length);
  return calls;
}

function timeBatch({ id, run, judge, values, calls }) {
  const start = process.hrtime.bigint();
  const taken = run(judge, values, calls);
  const ns = Number(process.hrtime.bigint() - start);
  if (taken !== calls) throw new Error(`${candidate}, ${id}: ${calls - taken} of ${calls} verdicts are wrong`);
  return ns / calls;
}
