// What `parse` costs beside JSON.parse and validate in the same run: `npm run build && node bench/parse.bench.mjs`.
// The goal is a ratio of at most 1.5 on valid texts.
import { readFileSync } from 'node:fs';
import { parse, validate } from '../dist/index.js';

const GOAL = 1.5;
const ROUNDS = 60;
const ROUND_MS = 10;

const fixture = (path) => JSON.parse(readFileSync(new URL(`../fixtures/${path}.json`, import.meta.url), 'utf8'));

/** An environment of about a megabyte, as a list of `NAME=value` entries or as an object. */
function bigEnv(asList) {
  const entries = Array.from({ length: 16_000 }, (_, i) => [
    `SERVICE_${i}_URL`,
    `https://svc-${i}.internal:8443/v1?at=12:30`,
  ]);
  return asList ? entries.map(([name, value]) => `${name}=${value}`) : Object.fromEntries(entries);
}

const create = { image: 'node' };
const cases = [
  [
    'worker check-in',
    'live.agent-sandbox-worker-request@1',
    fixture('live/agent-sandbox-worker-request.v1/valid/full'),
  ],
  ['job', 'sandbox-provider.job-create-request@1', fixture('sandbox-provider/job-create-request.v1/valid/full')],
  ['1 MB env, object', 'sandbox.create-request@1', { ...create, env: bigEnv(false) }],
  ['1 MB env, list', 'sandbox.create-request@1', { ...create, env: bigEnv(true) }],
  ['exec request', 'sandbox.exec-request@1', fixture('sandbox/exec-request.v1/valid/full')],
];

/** Milliseconds per call, the least of many rounds, the two functions taking turns. */
function compare(ours, theirs) {
  const best = [Infinity, Infinity];
  const calls = [ours, theirs].map((run) => {
    for (let i = 0, start = performance.now(); ; i++)
      if (performance.now() - start > 300) return Math.max(1, (i / 300) * ROUND_MS);
      else run();
  });
  for (let round = 0; round < ROUNDS; round++) {
    [ours, theirs].forEach((run, which) => {
      const start = performance.now();
      for (let i = 0; i < calls[which]; i++) run();
      best[which] = Math.min(best[which], (performance.now() - start) / Math.ceil(calls[which]));
    });
  }
  return best;
}

const us = (ms) => `${(ms * 1000).toFixed(2)} µs`.padStart(14);
let worst = 0;
process.stdout.write(`${'text'.padEnd(34)}${'parse'.padStart(14)}${'JSON.parse + validate'.padStart(24)}   ratio\n`);
for (const [title, name, value] of cases) {
  for (const [layout, indent] of [
    ['compact', undefined],
    ['pretty', 2],
  ]) {
    const text = JSON.stringify(value, undefined, indent);
    const bytes = Buffer.from(text);
    if (!parse(name, text).valid || !parse(name, bytes).valid) throw new Error(`${title} is not valid`);
    for (const [form, ours, theirs] of [
      ['string', () => parse(name, text), () => validate(name, JSON.parse(text))],
      ['bytes', () => parse(name, bytes), () => validate(name, JSON.parse(bytes.toString()))],
    ]) {
      const [mine, peer] = compare(ours, theirs);
      worst = Math.max(worst, mine / peer);
      const label = `${title}, ${layout}, ${form}`.padEnd(38);
      process.stdout.write(`${label}${us(mine)}${us(peer)}   ${(mine / peer).toFixed(2)}\n`);
    }
  }
}
process.stdout.write(`worst ratio ${worst.toFixed(2)}, goal ${GOAL}: ${worst <= GOAL ? 'met' : 'missed'}\n`);
process.exitCode = worst <= GOAL ? 0 : 1;
