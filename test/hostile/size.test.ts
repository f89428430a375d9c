import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

interface Measure {
  readonly errors: number;
  readonly truncated: boolean;
  /** What one call adds to the heap, garbage included, in bytes; the most of five. */
  readonly heap: number;
}

/** Validates each case in a process of its own that can collect its garbage, on the built package. */
function measure(): Record<string, Measure> {
  const { code, stdout, stderr } = runNode(
    root,
    '--expose-gc',
    '--import',
    'tsx',
    join(root, 'test/hostile/measure.ts'),
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('a million things wrong', () => {
  const measures = measure();

  test('a valid value of that size is accepted', () => {
    expect([measures['a valid list']?.errors, measures['a valid object']?.errors]).toEqual([0, 0]);
  });

  test.each([
    ['wrong items in reasons'],
    ['wrong items in an env list'],
    ['items that are not JSON'],
    ['unknown properties in a job'],
    ['wrong values in an env object'],
  ])('%s give 100 errors and cost no more than 20 MB', (name) => {
    const { errors, truncated, heap } = measures[name] as Measure;
    expect({ errors, truncated }).toEqual({ errors: 100, truncated: true });
    expect(heap).toBeLessThan(20e6);
  });

  test('values that are not JSON in args give 100 errors and cost no more than 40 MB', () => {
    // An engine lists the keys of an object, in 16 MB, to walk it: once to find that something is wrong, and once to name it.
    const { errors, truncated, heap } = measures['values that are not JSON in args'] as Measure;
    expect({ errors, truncated }).toEqual({ errors: 100, truncated: true });
    expect(heap).toBeLessThan(40e6);
  });

  test('one error at the end costs no more than 20 MB', () => {
    const { errors, heap } = measures['a last item that is not JSON'] as Measure;
    expect(errors).toBe(1);
    expect(heap).toBeLessThan(20e6);
  });

  test('long names around many errors are cut, and the list with them', () => {
    const { errors, truncated, heap } = measures['a hundred errors below a name of 2 million characters'] as Measure;
    expect({ errors, truncated }).toEqual({ errors: 99, truncated: true });
    expect(heap).toBeLessThan(20e6);
  });

  test.each([
    ['a name of 20 million tildes', 1],
    ['a text of 50 million characters where 64 are allowed', 1],
    ['a text of 50 million characters where a pattern is expected', 1],
    ['a text of 50 million characters where a date-time is expected', 1],
    ['a property with a name of 50 million characters', 1],
  ])('%s is validated without being copied', (name, errors) => {
    const measured = measures[name] as Measure;
    expect({ errors: measured.errors, truncated: measured.truncated }).toEqual({ errors, truncated: false });
    expect(measured.heap).toBeLessThan(20e6);
  });
});
