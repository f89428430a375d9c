import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  type ContractName,
  is,
  parse,
  type ValidationError,
  type ValidationResult,
  validate,
} from 'openvibe-contracts';
import { valuesNear } from './arbitraries.js';

/** What came of the values that were tried. */
export interface FuzzReport {
  readonly tried: number;
  readonly valid: number;
  /** Those that JSON can hold, which `parse` was asked about too. */
  readonly json: number;
}

/**
 * Tries values on one contract: `validate`, `is` and `parse` never throw, never change the value and never disagree.
 *
 * @throws an error with the seed and the smallest value found that breaks a promise.
 */
export function fuzzContract(name: ContractName, valid: readonly unknown[], runs: number, seed: number): FuzzReport {
  const report = { tried: 0, valid: 0, json: 0 };
  fc.assert(
    fc.property(valuesNear(valid), (value) => {
      const text = jsonOf(value);
      const result = validate(name, value);
      const accepted = is(name, value);
      expectSame(accepted, result.valid, 'is and validate');
      expectSound(result);
      const ruled = validate(name, value, { rules: true });
      expectSound(ruled);
      expectSame(ruled.errors.filter(isOfShape), result.errors, 'errors of the shape with and without rules');
      report.tried++;
      if (accepted) report.valid++;
      expectSame(jsonOf(value), text, 'the value before and after');
      if (text === undefined) {
        expectSame(accepted, false, 'JSON and what is accepted');
        return;
      }
      report.json++;
      const parsed = parse(name, text);
      expectSame(parsed.valid, result.valid, 'parse and validate');
      expectSame(parsed.errors.map(withoutPlace), result.errors.map(withoutPlace), 'errors of parse and validate');
      if (ruled.errors.length > result.errors.length) {
        const strict = parse(name, text, { rules: true });
        expectSame(strict.errors.map(withoutPlace), ruled.errors.map(withoutPlace), 'rules of parse and validate');
      }
      if (parsed.valid) expectSame(parsed.value, JSON.parse(text), 'parse and JSON.parse');
    }),
    { numRuns: runs, seed },
  );
  return report;
}

/** The text of a value that JSON holds without loss; undefined for any other. */
function jsonOf(value: unknown): string | undefined {
  try {
    const text = JSON.stringify(value);
    return text !== undefined && isSameJson(JSON.parse(text), value) && !LONE.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** JSON.stringify writes half of a surrogate pair as an escape. */
const LONE = /\\ud[89a-f]/;

/** -0 is written as 0, and a prototype is not written at all; neither is a loss. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return a === b || (a === 0 && b === 0);
  if (typeof b !== 'object' || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const prototype = Object.getPrototypeOf(b);
  if (!Array.isArray(b) && prototype !== null && prototype !== Object.prototype) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(get(a, key), get(b, key)))
  );
}

const get = (object: object, key: string): unknown => (object as Record<string, unknown>)[key];

const isOfShape = ({ keyword }: ValidationError): boolean => keyword !== 'rule';

function withoutPlace({ path, message, keyword, params }: ValidationError): unknown {
  return { path, message, keyword, params };
}

/** From 1 to 100 errors, sorted by path, none twice. */
function expectSound(result: ValidationResult): void {
  if (result.valid) {
    expectSame(result, { valid: true, errors: [] }, 'a valid result');
    return;
  }
  const paths = result.errors.map(({ path }) => path);
  const said = new Set(result.errors.map(({ path, message }) => JSON.stringify([path, message])));
  expectSame(said.size === paths.length && paths.length >= 1 && paths.length <= 100, true, 'errors and their bounds');
  expectSame(paths, [...paths].sort(), 'errors and their order');
}

function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) {
    throw new Error(`${what} differ: ${JSON.stringify(actual)} and ${JSON.stringify(expected)}`);
  }
}
