import { expect, test } from 'vitest';
import type { Verdict } from '../../../src/compat/verdict.js';
import { type Compare, checkPair, emptyTally } from './check-pair.js';
import { missingFrom } from './check-pairs.js';
import { makePair } from './make-pair.js';

const PAIRS = 60;

const wrongOf = (compare: Compare): string[] => {
  const tally = emptyTally();
  for (let index = 0; index < PAIRS; index++) checkPair(1, index, tally, compare);
  return tally.wrong;
};

const always =
  (verdict: Verdict): Compare =>
  () => ({ backward: verdict, forward: verdict, differences: [] });

test('a comparison that proves everything is found out', () => {
  const wrong = wrongOf(always({ verdict: 'proven' }));
  expect(wrong.length).toBeGreaterThan(PAIRS / 4);
  expect(wrong[0]).toMatch(/^pair \d+: proven, and ajv finds .*\n {4}old \{.*\n {4}new \{/);
});

test('a comparison that shows one witness for everything is found out', () => {
  const wrong = wrongOf(always({ verdict: 'broken', witness: { a: 1 }, errors: [{ path: '', message: 'is wrong' }] }));
  expect(wrong.length).toBeGreaterThan(PAIRS / 2);
  expect(wrong.join('\n')).toContain('broken by {"a":1}, which ajv lets in');
  expect(wrong.join('\n')).toContain('broken by {"a":1}, which ajv does not let out');
});

test.each<[string, Verdict]>([
  ['unproven without a reason', { verdict: 'unproven', reasons: [] }],
  ['broken without an error', { verdict: 'broken', witness: 0, errors: [] }],
])('a verdict that is %s is wrong', (words, verdict) => {
  expect(wrongOf(always(verdict)).filter((each) => each.includes(words)).length).toBeGreaterThan(PAIRS);
});

test('a comparison that throws is wrong and does not end the run', () => {
  const wrong = wrongOf(() => {
    throw new Error('too deep');
  });
  expect(wrong.length).toBeGreaterThan(PAIRS / 2);
  expect(wrong[0]).toContain('thrown: Error: too deep');
});

test('a run that checks nothing fails', () => {
  const missing = missingFrom(emptyTally(), 100);
  expect(missing).toContain('only 0 witnesses that ajv confirmed; at least 20 were expected');
  expect(missing).toContain('only 0 pairs of the kind "text"; at least 1 were expected');
});

test('a pair is the same whenever it is made', () => {
  const { random: _, ...one } = makePair(5, 17);
  const { random: __, ...same } = makePair(5, 17);
  expect(same).toEqual(one);
  expect(makePair(5, 18).old).not.toEqual(one.old);
});
