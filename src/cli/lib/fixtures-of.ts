import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractName, validate } from '../../index.js';
import type { ValidationError } from '../../validation-result.js';
import { packageRoot } from './package.js';
import { pathOf } from './path-of.js';

/** One value that proves what a contract accepts or refuses. */
export interface FixtureCase {
  readonly name: string;
  readonly value: unknown;
}

/** A value that is refused, with all that is wrong with it. */
export interface RefusedCase extends FixtureCase {
  readonly errors: readonly ValidationError[];
}

export interface Fixtures {
  readonly contract: string;
  readonly valid: readonly FixtureCase[];
  /** Refused for their shape. */
  readonly rejected: readonly RefusedCase[];
  /** Refused for a rule, where rules are judged. */
  readonly unruly: readonly RefusedCase[];
}

/** The fixtures of a contract, which the package holds as files, with the errors that the package gives for each. */
export function fixturesOf(contract: ContractName): Fixtures {
  const refused = ({ name, value }: FixtureCase): RefusedCase => {
    return { name, value, errors: validate(contract, value, { rules: true }).errors };
  };
  return {
    contract,
    valid: casesIn(contract, 'valid'),
    rejected: casesIn(contract, 'rejected').map(refused),
    unruly: casesIn(contract, 'unruly').map(refused),
  };
}

/** The names alone, for which no value is read or judged. */
export const fixtureNamesOf = (contract: ContractName, kind: 'valid' | 'rejected' | 'unruly'): string[] =>
  filesIn(contract, kind).map((file) => file.slice(0, -'.json'.length));

function casesIn(contract: ContractName, kind: 'valid' | 'rejected' | 'unruly'): FixtureCase[] {
  const folder = folderOf(contract, kind);
  return fixtureNamesOf(contract, kind).map((name) => ({
    name,
    value: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
  }));
}

const folderOf = (contract: ContractName, kind: string): string =>
  join(packageRoot(), 'fixtures', pathOf(contract), kind);

/** Few contracts have rules, and so unruly cases. */
function filesIn(contract: ContractName, kind: string): string[] {
  const folder = folderOf(contract, kind);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
