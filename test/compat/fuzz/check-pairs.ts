import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { emptyTally, type Tally } from './check-pair.js';

/** Checks so many pairs, in two processes. */
export async function checkPairs(seed: number, count: number): Promise<Tally> {
  const half = Math.ceil(count / 2);
  const parts = await Promise.all([checkPart(seed, 0, half), checkPart(seed, half, count)]);
  return parts.reduce(sum, emptyTally());
}

function checkPart(seed: number, from: number, to: number): Promise<Tally> {
  const part = fork(fileURLToPath(new URL('part.ts', import.meta.url)), [seed, from, to].map(String));
  return new Promise((resolve, reject) => {
    part.on('message', (tally) => resolve(tally as Tally));
    part.on('error', reject);
    part.on('exit', (code) =>
      reject(new Error(`pairs ${from} to ${to - 1}: ended with exit code ${code} and no result`)),
    );
  });
}

function sum(one: Tally, other: Tally): Tally {
  const add = <Key extends string>(left: Record<Key, number>, right: Record<Key, number>): Record<Key, number> => {
    const total: Record<Key, number> = { ...left };
    for (const key of Object.keys(right) as Key[]) total[key] = (total[key] ?? 0) + right[key];
    return total;
  };
  return {
    pairs: add(one.pairs, other.pairs),
    verdicts: add(one.verdicts, other.verdicts),
    checks: add(one.checks, other.checks),
    wrong: [...one.wrong, ...other.wrong],
  };
}

/** What each run must have checked at the least, as shares of its pairs: a run that checks nothing shows nothing. */
const LEAST: readonly (readonly [name: string, share: number, count: (tally: Tally) => number])[] = [
  ['verdicts "proven" that were attacked with values validated by ajv', 0.5, ({ checks }) => checks.attacked],
  [
    'verdicts "proven" that were attacked with values validated by @cfworker/json-schema',
    0.15,
    ({ checks }) => checks.attackedTwice,
  ],
  ['witnesses that ajv confirmed', 0.2, ({ checks }) => checks.witnesses],
  ['witnesses that @cfworker/json-schema confirmed', 0.06, ({ checks }) => checks.witnessesTwice],
  ['verdicts "unproven"', 0.1, ({ verdicts }) => verdicts.unproven],
  ['values', 20, ({ checks }) => checks.values],
  ['texts that were refused', 0.01, ({ checks }) => checks.refused],
  ...(['rewritten', 'edited', 'both', 'strangers', 'foreign', 'infinite', 'text'] as const).map(
    (kind) => [`pairs of the kind "${kind}"`, 0.01, ({ pairs }: Tally) => pairs[kind]] as const,
  ),
];

/** What there was too little of to check. */
export const missingFrom = (tally: Tally, count: number): string[] =>
  LEAST.filter(([, share, found]) => found(tally) < share * count).map(
    ([name, share, found]) => `only ${found(tally)} ${name}; at least ${Math.ceil(share * count)} were expected`,
  );
