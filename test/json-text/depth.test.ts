import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import { problemsOf } from './text-errors.js';

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

test('brackets in strings, and those that are closed, do not count', () => {
  const wide = `[${'[],{"a":[]},'.repeat(1000)}0]`;
  expect(problemsOf(wide)).toEqual([]);
  expect(problemsOf(`["${'['.repeat(2000)}","\\"${'{'.repeat(2000)}\\\\",${wide}]`)).toEqual([]);
  expect(problemsOf(`["${'['.repeat(2000)}`)).toEqual(['syntax']);
});

test('closing brackets in strings hide no depth', () => {
  expect(problemsOf(`${'["]]]\\"]",'.repeat(1001)}0${']'.repeat(1001)}`)).toEqual(['too-deep']);
  expect(problemsOf(`${'["]]]\\"]",'.repeat(1000)}0${']'.repeat(1000)}`)).toEqual([]);
  expect(problemsOf(`${'{"}\\\\":'.repeat(1001)}0${'}'.repeat(1001)}`)).toEqual(['too-deep']);
});

test('strings are passed over as a whole, wherever in them a character is escaped', () => {
  for (let length = 0; length <= 20; length++) {
    for (const escaped of ['\\"', '\\\\', '\\\\\\"', '\\u0022']) {
      const level = `["${'x'.repeat(length)}${escaped}]]",`;
      expect([level, problemsOf(`${level.repeat(1001)}0${']'.repeat(1001)}`)]).toEqual([level, ['too-deep']]);
      expect([level, problemsOf(`${level.repeat(1000)}0${']'.repeat(1000)}`)]).toEqual([level, []]);
    }
  }
});

test('the shortest text that is too deep is', () => {
  expect(problemsOf('['.repeat(1001))).toEqual(['too-deep']);
  expect(problemsOf('['.repeat(1000))).toEqual(['syntax']);
});
