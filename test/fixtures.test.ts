import type { ContractName } from 'openvibe-contracts';
import { assertValid, ContractError, contracts, is, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import type { Expectations } from '../src/source/expectations.js';
import { readTree } from '../src/source/tree.js';
import { root } from './lib/root.js';

const tree = readTree(root);

test('every schema file is a contract of the package', () => {
  expect(contracts.map(({ name }) => name)).toEqual(tree.contracts.map(({ name }) => name));
  expect(contracts.length).toBeGreaterThanOrEqual(60);
});

describe.each(tree.contracts)('$name', (contract) => {
  const name = contract.name as ContractName;
  const { valid, rejected, ruleViolations } = contract.fixtures;
  const expected = contract.fixtures.expect as Expectations;

  test.each(valid)('accepts $name', ({ value }) => {
    expect(validate(name, value)).toEqual({ valid: true, errors: [] });
    expect(validate(name, value, { rules: true })).toEqual({ valid: true, errors: [] });
    expect(is(name, value)).toBe(true);
    expect(() => assertValid(name, value)).not.toThrow();
  });

  test.each(rejected)('rejects $name for its reason alone', (fixture) => {
    const result = validate(name, fixture.value);
    const errors = result.errors.map(({ path, keyword }) => ({ path, keyword }));
    expect({ valid: result.valid, errors }).toEqual({ valid: false, errors: expected[fixture.name]?.errors });
    expect(is(name, fixture.value)).toBe(false);
    expect(() => assertValid(name, fixture.value)).toThrow(ContractError);
  });

  test.each(ruleViolations)('accepts the shape of $name, which breaks its rules alone', (fixture) => {
    expect(validate(name, fixture.value)).toEqual({ valid: true, errors: [] });
    expect(is(name, fixture.value)).toBe(true);
    const { errors } = validate(name, fixture.value, { rules: true });
    const broken = errors.map(({ path, keyword, params }) => ({
      path,
      keyword,
      rule: 'rule' in params && params.rule,
    }));
    expect(broken).toEqual(expected[fixture.name]?.errors);
    expect(() => assertValid(name, fixture.value, { rules: true })).toThrow(ContractError);
  });
});

test('rules are broken by cases', () => {
  expect(tree.contracts.flatMap(({ fixtures }) => fixtures.ruleViolations).length).toBeGreaterThanOrEqual(70);
});
