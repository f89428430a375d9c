import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

test('an option counts where it is the own property of the options, and nowhere else', () => {
  const { code, stdout, stderr } = runNode(root, join(root, 'test/hostile/options.mjs'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { clean, tried, changed } = JSON.parse(stdout);
  expect(changed).toEqual([]);
  expect(tried).toBe(161);
  // What is compared depends on the options, so an inherited one would show.
  const PER_OPTIONS = 12;
  const withOptions = (i: number): unknown[] => clean.slice(i * PER_OPTIONS, (i + 1) * PER_OPTIONS);
  const [none, ...others] = [0, 1, 2, 3].map(withOptions);
  for (const each of others) expect(each).toEqual(none);
  const rulesOnly = withOptions(4).map((each, i) => JSON.stringify(each) !== JSON.stringify(none?.[i]));
  expect(rulesOnly).toEqual([true, true, true, true, false, true, true, false, false, true, false, false]);
  const standardOnly = withOptions(5).map((each, i) => JSON.stringify(each) !== JSON.stringify(none?.[i]));
  expect(standardOnly).toEqual([false, false, false, false, true, false, false, false, false, false, false, false]);
});
