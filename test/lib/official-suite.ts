import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestContext } from 'vitest';
import { NO_SUITE } from './count-reporter.js';
import { root } from './root.js';

export interface SuiteGroup {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/**
 * The official JSON Schema test suite, draft 2020-12. It is read where it lies and not copied: in the folder that
 * JSON_SCHEMA_TEST_SUITE names, or beside the project.
 */
const suite = process.env.JSON_SCHEMA_TEST_SUITE ?? resolve(root, '../shared/json-schema-test-suite');

export const isSuiteThere = existsSync(join(suite, 'tests/draft2020-12'));

/** Skips a test where the suite is absent, and says so. */
export function needsSuite({ skip }: Pick<TestContext, 'skip'>): void {
  if (!isSuiteThere) skip(`${NO_SUITE}: ${suite} is not there; JSON_SCHEMA_TEST_SUITE names another folder`);
}

export const readSuite = (file: string): SuiteGroup[] =>
  JSON.parse(readFileSync(join(suite, 'tests/draft2020-12', file), 'utf8'));
