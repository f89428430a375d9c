import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { growthOf } from '../../../scripts/check/regex/growth.js';
import { root } from '../../lib/root.js';

/** Patterns of the kinds that schemas hold: names, versions, addresses, dates, numbers, paths; good ones and bad ones. */
const patterns = readFileSync(join(root, 'test/data/patterns.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

test('another analysis finds linear what we find linear, and nothing else', { timeout: 300_000 }, async () => {
  expect(patterns.length).toBeGreaterThan(170);
  const ours = patterns.map((pattern) => `${growthOf(pattern).kind === 'linear' ? 'safe' : 'vulnerable'} ${pattern}`);
  const theirs: string[] = [];
  for (const pattern of patterns) theirs.push(`${(await check(pattern, 'u', { timeout: 30_000 })).status} ${pattern}`);
  expect(ours).toEqual(theirs);
  expect(new Set(ours.map((each) => each.split(' ')[0]))).toEqual(new Set(['safe', 'vulnerable']));
});
