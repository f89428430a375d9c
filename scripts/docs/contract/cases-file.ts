import type { Contract, Fixture } from '../../../src/source/tree.js';

/** Longer cases are not worth loading into a page; they are in the package. In characters of JSON. */
const LONGEST = 64_000;

/** All cases of a contract with what is known of them, in one JSON file. */
export function casesFile({ name, fixtures }: Contract): string {
  const of = (cases: readonly Fixture[]): Record<string, unknown> =>
    Object.fromEntries(cases.filter(isShort).map((each) => [each.name, each.value]));
  const { valid, rejected, ruleViolations, expect } = fixtures;
  return `${JSON.stringify({ name, valid: of(valid), rejected: of(rejected), 'rule-violations': of(ruleViolations), expect })}\n`;
}

export const isShort = ({ value }: Fixture): boolean => JSON.stringify(value).length <= LONGEST;
