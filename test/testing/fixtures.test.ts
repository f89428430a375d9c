import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractName, contracts, UnknownContractError, validate } from 'openvibe-contracts';
import { fixtures, type RejectedFixture } from 'openvibe-contracts/testing';
import { describe, expect, test } from 'vitest';
import type { Expectations } from '../../src/source/expectations.js';
import { fixtureFolderOf, parseName } from '../../src/source/names.js';
import { casesOf } from '../lib/fixture-cases.js';
import { root } from '../lib/root.js';

const names = contracts.map(({ name }) => name);

/** To the letter, with the order of the fields. */
const told = (cases: readonly { name: string; value: unknown }[]): [string, string][] =>
  cases.map(({ name, value }) => [`${name}.json`, JSON.stringify(value)]);

const filed = (name: string, kind: 'valid' | 'rejected' | 'rule-violations'): [string, string][] =>
  casesOf(name, kind).map(([file, value]) => [file, JSON.stringify(value)]);

function expectationsOf(name: string): Expectations {
  const id = parseName(name);
  if (!id) throw new Error(`${name} is no name`);
  return JSON.parse(readFileSync(join(root, fixtureFolderOf(id), 'expect.json'), 'utf8'));
}

describe('fixtures', () => {
  test.each(names)('gives those of %s as its files have them', (name) => {
    const { valid, rejected, ruleViolations } = fixtures(name);
    expect(told(valid)).toEqual(filed(name, 'valid'));
    expect(told(rejected)).toEqual(filed(name, 'rejected'));
    expect(told(ruleViolations)).toEqual(filed(name, 'rule-violations'));
    const expected = expectationsOf(name);
    const errors = Object.fromEntries([...rejected, ...ruleViolations].map((each) => [each.name, each.errors]));
    expect(errors).toEqual(Object.fromEntries(Object.entries(expected).map(([key, each]) => [key, each.errors])));
  });

  test('gives the errors that validate tells', () => {
    for (const name of names) {
      const { rejected, ruleViolations } = fixtures(name);
      for (const each of rejected) expect(toldBy(name, each, false), `${name} ${each.name}`).toEqual(each.errors);
      for (const each of ruleViolations) expect(toldBy(name, each, true), `${name} ${each.name}`).toEqual(each.errors);
    }
  });

  test('gives cases that are the caller’s own', () => {
    const [first] = fixtures('platform.job@1').valid;
    Object.assign(first?.value ?? {}, { id: 'changed' });
    expect(fixtures('platform.job@1').valid[0]?.value.id).not.toBe('changed');
  });

  test('throws for an unknown name', () => {
    expect(() => fixtures('toString' as ContractName)).toThrow(UnknownContractError);
  });
});

function toldBy(name: ContractName, { value }: RejectedFixture, rules: boolean): unknown[] {
  return validate(name, value, { rules }).errors.map(({ path, keyword, params }) =>
    keyword === 'rule' ? { path, keyword, rule: params.rule } : { path, keyword },
  );
}
