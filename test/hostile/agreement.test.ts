import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import {
  assertValid,
  type ContractName,
  contract,
  formatErrors,
  is,
  parse,
  type ValidationResult,
  validate,
} from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { unusualValues } from './unusual-values.js';

const SANDBOXES = 'sandbox.list-response@1';
const sandbox = {
  sandbox_id: 'a',
  image: 'node',
  age_secs: 1,
  stopped: false,
  exec_in_progress: false,
  exec_in_flight: 0,
  exec_slots_free: 1,
};

/** The result of `validate`, after making sure that whatever else validates a value says the same. */
function agreed(name: ContractName, value: unknown): ValidationResult {
  const result = validate(name, value);
  const errors = result.errors.map(({ message }) => message);
  expect(is(name, value)).toBe(result.valid);
  expect(contract(name).is(value)).toBe(result.valid);
  expect(contract(name).validate(value)).toEqual(result);
  expect(thrownBy(() => assertValid(name, value))).toEqual(result.errors);
  const issues = contract(name)['~standard'].validate(value).issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(errors);
  const text = losslessTextOf(value);
  if (text !== undefined) {
    for (const rules of [false, true]) {
      const parsed = parse(name, text, { rules });
      const validated = validate(name, value, { rules });
      expect(parsed.errors.map(({ line: _l, column: _c, ...error }) => error)).toEqual(validated.errors);
      expect(Object.hasOwn(parsed, 'truncated')).toBe(Object.hasOwn(validated, 'truncated'));
    }
  } else if (result.valid) throw new Error('a value was accepted that JSON.stringify writes as another');
  return result;
}

/** The JSON text of a value, unless it lacks something that the value has. */
function losslessTextOf(value: unknown): string | undefined {
  let isLossless = true;
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, part) {
    // What a toJSON gave is not what stands there.
    if (part === undefined || !Object.is(part, this[key])) isLossless = false;
    if (Number.isNaN(part)) isLossless = false;
    return part;
  });
  return isLossless ? text : undefined;
}

function thrownBy(run: () => void): unknown {
  try {
    run();
    return [];
  } catch (error) {
    return (error as { errors?: unknown }).errors;
  }
}

describe('is, validate, assertValid, Standard Schema and parse agree', () => {
  const heir = (inherited: object): object =>
    Object.assign(Object.create(Object.assign(Object.create(null), inherited)), sandbox);

  test.each<[string, ContractName, unknown]>([
    ['150 sandboxes that inherit a name', SANDBOXES, { sandboxes: Array(150).fill(heir({ name: 5 })) }],
    [
      '150 sandboxes of a realm whose prototype has a name',
      SANDBOXES,
      runInNewContext(
        'Object.prototype.name = 5; ({ sandboxes: Array.from({ length: 150 }, () => ({ ...sandbox })) })',
        {
          sandbox,
        },
      ),
    ],
    [
      'two hundred variables, which inherit another',
      'sandbox.env@1',
      Object.assign(
        Object.create(Object.assign(Object.create(null), { A: 5 })),
        Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`A${i}`, 'a'])),
      ),
    ],
  ])('what is inherited is no error, however often: %s', (_what, name, value) => {
    expect(agreed(name, value)).toEqual({ valid: true, errors: [] });
  });

  test('an own error among 150 inherited ones is the only one told', () => {
    const sandboxes = Array.from({ length: 150 }, (_, i) => (i === 149 ? { ...sandbox, image: 1 } : heir({ name: 5 })));
    expect(formatErrors(agreed(SANDBOXES, { sandboxes }))).toBe('/sandboxes/149/image must be a string, not a number');
  });

  test('a result that is cut short says so, also where something is not JSON', () => {
    const sandboxes = Array(150).fill(heir({ name: 5 }));
    sandboxes.push({ ...sandbox, image: undefined });
    const { truncated, errors } = agreed(SANDBOXES, { sandboxes }) as {
      truncated?: boolean;
      errors: readonly unknown[];
    };
    expect({ truncated, errors: errors.length }).toEqual({ truncated: true, errors: 100 });
  });

  const { contracts } = readTree(root);
  const names = [...new Set(contracts.flatMap(({ schema }) => propertiesIn(schema)))];
  test.each(contracts)('on odd values of $name', ({ name, fixtures }) => {
    const seen = { valid: 0, rejected: 0, truncated: 0 };
    const valid = fixtures.valid.map(({ value }) => value);
    fc.assert(
      fc.property(unusualValues(valid, names), (value) => {
        const result = agreed(name as ContractName, value);
        seen[result.valid ? 'valid' : 'rejected']++;
        if (Object.hasOwn(result, 'truncated')) seen.truncated++;
      }),
      { numRuns: 300, seed: 20261203 },
    );
    expect({ valid: seen.valid > 20, rejected: seen.rejected > 20 }).toEqual({ valid: true, rejected: true });
  });
});

/** The names of all properties that a schema describes. */
function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.keys((schema as { properties?: object }).properties ?? {});
  return [...own, ...Object.values(schema).flatMap(propertiesIn)];
}
