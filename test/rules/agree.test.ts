import fc from 'fast-check';
import { type ContractName, contract as contractNamed, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { oneEditAway } from '../agree/edit.js';
import { instancesOf } from '../agree/instances.js';
import { root } from '../lib/root.js';
import { type Broken, interpreterOf } from './interpreter.js';

const RUNS = Number(process.env.AGREE_RUNS ?? 300);
// The same values in each run, so that it says the same of the same code; another seed gives others.
const seed = Number(process.env.AGREE_SEED ?? 20261129);

const tree = readTree(root);
const interpret = interpreterOf(tree.contracts.map(({ schema }) => schema));
const withRules = tree.contracts.filter(({ name }) => contractNamed(name as ContractName).rules.length > 0);

/** What the built package says, in the words of the interpreter. */
const reported = (name: string, value: unknown): Broken[] =>
  validate(name as ContractName, value, { rules: true }).errors.flatMap(({ path, keyword, params }) =>
    keyword === 'rule' ? [{ path, ...params }] : [],
  );

const sorted = (broken: readonly Broken[]): string[] => broken.map((each) => JSON.stringify(each)).sort();

describe(`an interpreter agrees on the rules, ${RUNS} values per contract, AGREE_SEED=${seed}`, () => {
  const counts = { accepted: 0, broken: 0 };
  const agree = (name: string, url: string, value: unknown): void => {
    const broken = interpret(url, value);
    if (broken === undefined) return;
    expect(sorted(reported(name, value))).toEqual(sorted(broken));
    counts.accepted++;
    if (broken.length > 0) counts.broken++;
  };

  test.each(withRules)('$name', (contract) => {
    const { name, url, fixtures } = contract;
    const cases = [...fixtures.valid, ...fixtures.ruleViolations];
    for (const { value } of cases) agree(name, url, value);
    // Edits of a case of half a megabyte take as long as all others together.
    const starts = cases.map(({ value }) => value).filter((value) => JSON.stringify(value).length < 10_000);
    const values = fc.oneof(oneEditAway(starts), oneEditAway(starts), instancesOf(tree, contract));
    fc.assert(
      fc.property(values, (value) => agree(name, url, JSON.parse(JSON.stringify(value) ?? 'null'))),
      { numRuns: RUNS, seed },
    );
  });

  test('many of the values are accepted by the schemas, and many of those break a rule', () => {
    expect(withRules.length).toBeGreaterThanOrEqual(24);
    expect(counts.accepted).toBeGreaterThan((withRules.length * RUNS) / 4);
    expect(counts.broken).toBeGreaterThan(counts.accepted / 10);
    expect(counts.broken).toBeLessThan((counts.accepted * 9) / 10);
  });
});
