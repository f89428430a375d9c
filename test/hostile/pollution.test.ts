import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

test('a polluted Object.prototype changes no result and no message', () => {
  const run = (...args: string[]) => runNode(root, join(root, 'test/hostile/pollution.mjs'), ...args);
  const clean = run();
  expect({ code: clean.code, stderr: clean.stderr }).toEqual({ code: 0, stderr: '' });
  expect(clean.stdout.split('\n').length).toBeGreaterThan(1700);
  for (const value of ['text', 'false', 'object']) {
    const { code, stdout, stderr } = run(value);
    expect({ value, code, stderr, same: stdout === clean.stdout }).toEqual({ value, code: 0, stderr: '', same: true });
  }
});
