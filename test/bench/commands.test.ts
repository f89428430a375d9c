import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

const bench = (...args: string[]) => runNode(root, join(root, 'bench/main.mjs'), ...args);

test('bench measures one part alone, for machines', () => {
  const { code, stdout, stderr } = bench('--only', 'memory', '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { machine, parts } = JSON.parse(stdout);
  expect(machine.node).toBe(process.version);
  expect(Object.keys(parts)).toEqual(['memory']);
  expect(parts.memory.rows[0]).toEqual({
    what: 'memory held, every contract used once',
    ours: expect.any(Number),
    theirs: expect.any(Number),
    against: 'ajv',
    unit: 'MB',
    goal: 0.25,
  });
});

test.each([
  ['--only', 'colour', 'there is no part colour; give one of speed, start, memory, parse, cli, hostile, types'],
  ['--fast', '', "Unknown option '--fast'"],
])('bench refuses %s %s', (option, value, message) => {
  const { code, stdout, stderr } = bench(...[option, value].filter((arg) => arg !== ''));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain('usage: npm run bench');
});

test('bench says how it is called', () => {
  const { code, stdout, stderr } = bench('--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^usage: npm run bench /);
});

test('size says each bundle in bytes, and fails when one is over its budget', () => {
  const { code, stdout, stderr } = runNode(root, join(root, 'bench/size.mjs'), '--json');
  const rows: { what: string; bytes: number; budget?: number }[] = JSON.parse(stdout);
  expect(rows.filter(({ budget }) => budget !== undefined).map(({ what, budget }) => [what, budget])).toEqual([
    ['one validator with its messages, the worker request', 5000],
    ['all contracts, validators and messages', 29_700],
    ['the package as npm packs it', 1_550_000],
    ['its files, unpacked', 10_500_000],
  ]);
  expect(rows.filter(({ bytes }) => !(bytes > 1000))).toEqual([]);
  const over = rows.filter(({ bytes, budget }) => budget !== undefined && bytes > budget);
  expect({ code, lines: stderr.split('\n').length - 1 }).toEqual({ code: over.length > 0 ? 1 : 0, lines: over.length });
});
