import { contract, contracts, validate } from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { casesOf } from '../lib/fixture-cases.js';

/** A pointer from keys, the other way round than the code goes. */
const toPointer = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

test('agrees with validate on every fixture, message by message and place by place', () => {
  let issues = 0;
  for (const { name } of contracts) {
    const standard = contract(name)['~standard'];
    for (const kind of ['valid', 'rejected', 'rule-violations'] as const) {
      for (const [file, value] of casesOf(name, kind)) {
        const { errors } = validate(name, value);
        const result = standard.validate(value);
        const told = result.issues?.map(({ message, path }) => ({ message, path: toPointer(path) })) ?? [];
        expect(told, `${name} ${file}`).toEqual(errors.map(({ message, path }) => ({ message, path })));
        for (const { path } of result.issues ?? []) expect(isKeyed(value, path), `${name} ${file}`).toBe(true);
        issues += told.length;
      }
    }
  }
  expect(issues).toBeGreaterThan(1500);
});

/** Whether the keys into arrays are numbers, and all others texts. */
function isKeyed(value: unknown, path: readonly (string | number)[]): boolean {
  let at = value;
  return path.every((key) => {
    const isRight = Array.isArray(at) === (typeof key === 'number');
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined;
    return isRight;
  });
}
