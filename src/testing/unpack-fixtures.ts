import type { ExpectedError, Fixtures } from './fixture.js';
import { setAt } from './set-at.js';

/*
 * Fixtures come packed (scripts/codegen/modules/fixtures-module.ts): most rejected cases are written as the edit that makes them of a valid
 * case, and what is repeated in a text is reported once.
 */

/** A name, then the whole value; or the place in the list of valid cases, a pointer, and what stands there unless it is left out. */
type PackedValue = readonly [value: unknown] | readonly [near: number, path: string, value?: unknown];

interface PackedFixtures {
  readonly valid: readonly (readonly [name: string, value: unknown])[];
  readonly rejected: readonly PackedCase[];
  readonly ruleViolations: readonly PackedCase[];
}

type PackedCase = readonly [name: string, errors: readonly PackedError[], ...value: PackedValue];

type PackedError = readonly [path: string, keyword: string, rule?: string];

/** The fixtures of a contract from their packed text. */
export function unpackFixtures(packed: string): Fixtures {
  const text = packed.replace(REPEATED, (_, count: string, unit: string) => unit.repeat(Number(count)));
  const { valid, rejected, ruleViolations }: PackedFixtures = JSON.parse(text);
  const cases = (list: readonly PackedCase[]): Fixtures['rejected'] =>
    list.map(([name, errors, ...value]) => ({
      name,
      value: unpackValue(valid, value),
      errors: errors.map(unpackError),
    }));
  return {
    valid: valid.map(([name, value]) => ({ name, value })),
    rejected: cases(rejected),
    ruleViolations: cases(ruleViolations),
  } as Fixtures;
}

/** JSON holds no raw control character, so these stand for nothing else: start, count, middle, what is repeated, end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks of the packed form
const REPEATED = /\u0001(\d+)\u0002([^\u0003]+)\u0003/g;

function unpackValue(valid: PackedFixtures['valid'], packed: PackedValue): unknown {
  if (packed.length === 1) return packed[0];
  const [near, path, ...value] = packed;
  const copy: unknown = JSON.parse(JSON.stringify(valid[near]?.[1]));
  setAt(copy, path, ...value);
  return copy;
}

const unpackError = ([path, keyword, rule]: PackedError): ExpectedError =>
  rule === undefined ? { path, keyword } : { path, keyword, rule };
