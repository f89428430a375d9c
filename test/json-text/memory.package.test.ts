import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

describe('a text of 20 MB that nests too deep', () => {
  test.each([
    ['arrays', '', '['],
    ['objects', '', '{"a":'],
    ['arrays behind strings full of brackets', '["]]]]]]","\\"]]]",', '[{"]":'],
  ])('takes less than its size again: %s', (_title, start, repeated) => {
    const script = join(root, 'test/json-text/memory.mjs');
    const { code, stdout, stderr } = runNode(root, script, join(root, 'dist/index.cjs'), start, repeated);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { problem, ratio } = JSON.parse(stdout);
    expect(problem).toBe('too-deep');
    expect(ratio).toBeLessThan(1);
  });
});
