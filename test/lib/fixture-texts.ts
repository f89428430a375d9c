import type { Contract } from '../../src/source/tree.js';

/** All texts in the fixtures of contracts: of the valid, the rejected and the rule-violating ones. */
export const fixtureTexts = (contracts: readonly Contract[]): string[] =>
  contracts.flatMap(({ fixtures: { valid, rejected, ruleViolations } }) =>
    [...valid, ...rejected, ...ruleViolations].flatMap(({ value }) => [...textsIn(value)]),
  );

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}
