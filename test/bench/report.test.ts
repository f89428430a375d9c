import { describe, expect, test } from 'vitest';
import { benchModule } from './candidates.js';

const { median } = await benchModule('lib/median.mjs');
const { amount, renderReport } = await benchModule('lib/render.mjs');
const { withBounds } = await benchModule('lib/integer-formats.mjs');

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow('nothing was measured');
});

test.each([
  [12345.6, '12346 ns'],
  [123.456, '123 ns'],
  [12.3456, '12.3 ns'],
  [1.23456, '1.23 ns'],
  [0.0123, '0.012 ns'],
  [0, '0.000 ns'],
])('%d is reported as %s', (value, told) => {
  expect(amount(value, 'ns')).toBe(told);
});

describe('renderReport', () => {
  const machine = { node: 'v20.0.0', cpu: 'a processor', cores: 2, load: 0.5 };
  const rows = [
    { what: 'quick', ours: 10, theirs: 100, against: 'ajv', unit: 'ns', goal: 0.1 },
    { what: 'slow', ours: 11, theirs: 100, against: 'ajv', unit: 'ns', goal: 0.1 },
    { what: 'for information', ours: 200, theirs: 100, against: 'ajv', unit: 'ns' },
  ];

  test('marks what misses its goal, and lets rows without a goal be', () => {
    const table = { title: 'Peers', columns: ['validator', 'time'], rows: [['zod', '5 ns']] };
    expect(renderReport({ machine, parts: { speed: { rows, tables: [table] } } })).toBe(
      `Node v20.0.0, a processor, 2 cores, load 0.5 at the start

what                ours  against     ratio   goal
quick            10.0 ns  ajv 100 ns  0.100  ≤ 0.1  ok
slow             11.0 ns  ajv 100 ns  0.110  ≤ 0.1  MISSES
for information   200 ns  ajv 100 ns  2.000

Peers
validator  time
zod        5 ns

1 of 2 goals met
`,
    );
  });
});

test.each([
  [{ format: 'uint64' }, { minimum: 0, exclusiveMaximum: 2 ** 64 }],
  [
    { properties: { n: { type: 'integer', format: 'int32', minimum: 5 } } },
    { properties: { n: { type: 'integer', minimum: 5, exclusiveMaximum: 2 ** 31 } } },
  ],
  [
    { format: 'date-time', enum: [null, 1] },
    { format: 'date-time', enum: [null, 1] },
  ],
])('withBounds writes the integer formats of %j as bounds', (schema, expected) => {
  expect(withBounds(schema)).toEqual(expected);
});
