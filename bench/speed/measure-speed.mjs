// Times a result with every candidate, each in a process of its own, taking turns round after round.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median } from '../lib/median.mjs';

const ROUNDS = 15;

/**
 * @param candidates What to time of each, and in how many processes one after the other, since what an engine makes of the same
 *   code differs from process to process: `[{ candidate: 'ajv', kinds: ['is'], processes: 3 }]`. Kinds that stand together share a process, and
 *   with it what the engine has learnt of the values: a validator that has met rejected values is another one to the engine.
 * @returns The median nanoseconds by candidate and measure, as `times.ajv['is worker']`.
 */
export async function measureSpeed(candidates) {
  const times = {};
  const generations = Math.max(...candidates.map(({ processes }) => processes));
  for (let generation = 0; generation < generations; generation++) {
    const children = [];
    try {
      for (const each of candidates.filter(({ processes }) => processes > generation))
        children.push({ ...each, child: await start(each) });
      for (let round = 0; round < ROUNDS; round++) {
        for (const { candidate, child } of children) {
          times[candidate] ??= {};
          for (const [id, ns] of Object.entries(await ask(child))) {
            times[candidate][id] ??= [];
            times[candidate][id].push(ns);
          }
        }
      }
    } finally {
      for (const { child } of children) child.kill();
    }
  }
  return mapValues(times, (measures) => mapValues(measures, median));
}

const mapValues = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

async function start({ candidate, kinds }) {
  const child = fork(fileURLToPath(new URL('process.mjs', import.meta.url)), [candidate, ...kinds]);
  await answerOf(child);
  return child;
}

function ask(child) {
  child.send('round');
  return answerOf(child);
}

async function answerOf(child) {
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.slice(2).join(' ')} ended with code ${code}`);
  });
  try {
    const [answer] = await Promise.race([once(child, 'message', { signal: ended.signal }), exit]);
    return answer;
  } finally {
    exit.catch(() => {});
    ended.abort();
  }
}
