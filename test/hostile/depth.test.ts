import { type ContractName, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../lib/lines-of.js';
import { isolation, JOB, job, WORKER } from '../lib/samples.js';

const nested = (depth: number, wrap: (inner: unknown) => unknown, inner: unknown = 0): unknown => {
  let value = inner;
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
};

describe('circles and depth', () => {
  test('a circle is named where it closes', () => {
    const value: Record<string, unknown> = { isolation };
    value.self = value;
    value.list = [{ back: value.isolation }, { up: [] }];
    const inner = { up: {} as unknown };
    inner.up = inner;
    value.inner = inner;
    expect(linesOf(WORKER, value)).toEqual([
      '/inner/up stands inside itself; JSON cannot hold a circle',
      '/self stands inside itself; JSON cannot hold a circle',
    ]);
  });

  test('a value may stand in several places, which is no circle', () => {
    const shared = { a: 1 };
    expect(validate(WORKER, { isolation, one: shared, two: [shared, shared] }).valid).toBe(true);
  });

  test('up to 1000 arrays and objects may nest', () => {
    const args = (depth: number): unknown => ({ ...job, args: nested(depth - 1, (inner) => ({ a: inner })) });
    expect(validate(JOB, args(1000)).valid).toBe(true);
    expect(linesOf(JOB, args(1001))).toEqual([`/args${'/a'.repeat(97)}/… nests deeper than 1000 arrays and objects`]);
  });

  test.each<[string, ContractName, unknown, RegExp]>([
    ['in args', JOB, { ...job, args: nested(100_000, (inner) => ({ a: inner })) }, /nests deeper than 1000/],
    [
      'in isolation',
      WORKER,
      { isolation: { ...isolation, x: nested(100_000, (inner) => [inner]) } },
      /nests deeper than 1000/,
    ],
    [
      'in a self-nested array',
      'sandbox.env@1',
      nested(100_000, (inner) => [inner]),
      /^\/0 must be a string, not an array$/m,
    ],
  ])('nesting 100,000 deep %s is validated', (_where, name, value, message) => {
    expect(linesOf(name, value).join('\n')).toMatch(message);
  });

  test('an object that unfolds without end is validated, also behind an error', () => {
    let value: unknown = {};
    for (let i = 0; i < 60; i++) value = { a: value, b: value };
    const list = Array(1_000_000).fill(1);
    const endless = 'the value holds more than any JSON text can, or parts that stand in too many places';
    expect(linesOf(WORKER, { isolation, bad: undefined, value })).toEqual([endless]);
    expect(linesOf(WORKER, { isolation, bad: undefined, lists: Array(1000).fill(list) })).toEqual([endless]);
  });

  test('an object that unfolds without end is validated', () => {
    let value: unknown = {};
    for (let i = 0; i < 60; i++) value = { a: value, b: value };
    expect(linesOf(WORKER, { isolation, value })).toEqual([
      'the value holds more than any JSON text can, or parts that stand in too many places',
    ]);
  });
});
