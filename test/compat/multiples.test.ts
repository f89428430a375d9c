import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';
import { areMultiples, isMultiple } from '../../src/compat/solve/multiple.js';
import { createCompile } from '../../src/compat/validator/compile.js';

const both = (...divisors: readonly number[]): object => ({ allOf: divisors.map((multipleOf) => ({ multipleOf })) });

const verdicts = (old: object, next: object): unknown[] => {
  const { backward, forward } = compareSchemas(old, next);
  return [backward, forward].map((each) => (each.verdict === 'broken' ? each.witness : each.verdict));
};

test.each<[old: object, next: object | false, verdicts: readonly unknown[]]>([
  [both(2, 3), { multipleOf: 6 }, ['proven', 'proven']],
  [both(4, 6), { multipleOf: 12 }, ['proven', 'proven']],
  [both(4, 6), { multipleOf: 24 }, [12, 'proven']],
  [both(2, 3, 5), { multipleOf: 30 }, ['proven', 'proven']],
  [{ type: 'integer' }, { type: 'number', multipleOf: 1 }, ['proven', 'proven']],
  [{ type: 'integer' }, { type: 'number', multipleOf: 0.5 }, ['proven', 0.5]],
  [{ type: 'integer', multipleOf: 7, minimum: 1, maximum: 20 }, { enum: [7, 14] }, ['proven', 'proven']],
  [{ type: 'integer', multipleOf: 1000000, minimum: 1, maximum: 999999 }, false, ['proven', 'proven']],
  [{ type: 'integer', multipleOf: 1000000, minimum: -999999, maximum: -1 }, false, ['proven', 'proven']],
  [
    { type: 'integer', multipleOf: 1000000, minimum: -2000000, maximum: -1 },
    { enum: [-1000000, -2000000] },
    ['proven', 'proven'],
  ],
  [{ multipleOf: 0.1 }, { multipleOf: 0.05 }, ['proven', 0.05]],
  [{ multipleOf: 0.3 }, { multipleOf: 0.1 }, ['unproven', 1]],
  [{ multipleOf: 0.1 }, { multipleOf: 0.01 }, ['unproven', 0.01]],
  [{ const: 0.3 }, { type: 'number', multipleOf: 0.1 }, ['unproven', 0]],
  [{ const: 0.2 }, { type: 'number', multipleOf: 0.1 }, ['proven', 0]],
  [{ const: 2 ** 54 }, { multipleOf: 3 }, ['unproven', 0]],
])('%j and %j', (old, next, expected) => {
  // Of what is no number there is nothing to say.
  const numbers = (schema: object | false): object => ({
    type: 'number',
    ...(schema === false ? { not: {} } : schema),
  });
  expect(verdicts(numbers(old), numbers(next))).toEqual(expected);
});

test('the reason says on what it depends', () => {
  const reasons = (old: object, next: object) => {
    const { backward } = compareSchemas({ type: 'number', ...old }, { type: 'number', ...next });
    return backward.verdict === 'unproven' ? backward.reasons : backward;
  };
  expect(reasons({ multipleOf: 0.3 }, { multipleOf: 0.1 })).toEqual([
    {
      pointer: '',
      reason: 'what is a multiple of a fraction depends on how a validator computes, in decimal or in binary',
    },
  ]);
  expect(reasons({ const: 0.3 }, { multipleOf: 0.1 })).toEqual([
    { pointer: '', reason: 'what 0.3 is a multiple of depends on how a validator computes, in decimal or in binary' },
  ]);
});

test.each<[value: number, divisor: number, result: boolean | undefined]>([
  [0.3, 0.1, undefined],
  [0.2, 0.1, true],
  [0.25, 0.1, false],
  [1e-7, 1e-7, true],
  [5e-324, 1, false],
  [0, 0.1, true],
  [-6, 3, true],
  [2 ** 54, 3, undefined],
  [2 ** 54, 2, true],
  [1e21, 1, true],
  [1e300, 3, undefined],
])('whether %d is a multiple of %d is %s', (value, divisor, result) => {
  expect(isMultiple(value, divisor)).toBe(result);
  const { accepts } = createCompile(true)({ multipleOf: divisor }, []);
  if (result === undefined) expect(() => accepts(value)).toThrow(`validators differ about ${value}`);
  else expect(accepts(value)).toBe(result);
});

test.each<[divisors: readonly number[], other: number, result: boolean | undefined]>([
  [[], 1, false],
  [[2, 3], 6, true],
  [[2, 3], 5, false],
  [[0.5, 0.2], 1, undefined],
  [[0.4], 0.1, true],
  [[0.6], 0.1, undefined],
  [[0.1], 0.1, true],
  [[5e-324], 5e-324, true],
])('whether what %j divide is a multiple of %d is %s', (divisors, other, result) => {
  expect(areMultiples(divisors, other)).toBe(result);
});
