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

function casesIn(contract: ContractName, kind: 'valid' | 'rejected' | 'unruly'): FixtureCase[] {
  const folder = join(packageRoot(), 'fixtures', pathOf(contract), kind);
  // Few contracts have rules, and so unruly cases.
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => ({
    name: file.slice(0, -'.json'.length),
    value: JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }));
}
