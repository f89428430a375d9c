import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Schema, subschemas } from '../../src/source/schema.js';
import { readTree } from '../../src/source/tree.js';

type Check = (value: unknown) => boolean;

import { isSuiteThere, needsSuite, readSuite, type SuiteGroup } from '../lib/official-suite.js';
import { root } from '../lib/root.js';
import { SchemaBuilder } from './build-check.js';
import { isOfDialect } from './is-of-dialect.js';
import { REASONS, type Reason, skips } from './skips.js';
import { filesOf, hasNoFile, suiteFiles } from './suite-files.js';

if (!isSuiteThere) process.stdout.write('official suite: absent, nothing of it was run\n');

const counts = { ofDialect: 0, beyond: 0, refused: 0, skipped: new Map<Reason, number>() };

/** What fails of a group: its own name when it cannot be built, else the names of its cases. */
async function failuresOf(builder: SchemaBuilder, file: string, group: SuiteGroup): Promise<string[]> {
  const name = `${file}: ${group.description}`;
  const built = await builder.build(group.schema).catch((error: unknown) => error);
  if (built instanceof Error && built.message.endsWith('is no keyword of contracts')) {
    counts.refused += group.tests.length;
    return [];
  }
  const check = typeof built === 'function' ? (built as Check) : undefined;
  const failures = check ? wrongCases(check, name, group) : [name];
  const reason = failures.map((failure) => skips.get(failure)).find((each) => each !== undefined);
  const failed = check ? failures.length : group.tests.length;
  if (reason) counts.skipped.set(reason, (counts.skipped.get(reason) ?? 0) + failed);
  counts[isOfDialect(group.schema) ? 'ofDialect' : 'beyond'] += group.tests.length - failed;
  return failures;
}

const wrongCases = (check: Check, name: string, { tests }: SuiteGroup): string[] =>
  tests.filter(({ data, valid }) => check(data) !== valid).map(({ description }) => `${name}: ${description}`);

describe('generated modules pass the official suite', () => {
  beforeEach(needsSuite);
  const builder = new SchemaBuilder();
  // ajv warns of each format that it does not know; the checks refuse those, and the suite has many.
  beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  test.each(suiteFiles)('%s', async (file) => {
    const groups = readSuite(file);
    expect(groups.length).toBeGreaterThan(0);
    const failures: string[] = [];
    for (const group of groups) failures.push(...(await failuresOf(builder, file, group)));
    expect(failures.sort()).toEqual([...skips.keys()].filter((name) => name.startsWith(`${file}: `)).sort());
  });

  // A contract has `uniqueItems` only beside a scalar type of items, which the suite has not.
  test.each(['string', 'number', 'integer'])('uniqueItems.json, with items of type %s', async (type) => {
    const isOfType = (item: unknown) => (type === 'integer' ? Number.isInteger(item) : typeof item === type);
    const { schema, tests } = readSuite('uniqueItems.json')[0] as SuiteGroup;
    const check = await builder.build({ ...(schema as Schema), items: { type } });
    const cases = tests.filter(({ data }) => Array.isArray(data) && data.every(isOfType));
    expect(cases.length).toBeGreaterThan(0);
    expect(wrongCases(check, type, { description: '', schema, tests: cases })).toEqual([]);
    counts.ofDialect += cases.length;
  });

  test('skips nothing that the checks let through, but notes on formats', () => {
    const names = [...skips].filter(([, reason]) => reason !== 'asserted').map(([name]) => name);
    const letThrough = suiteFiles.flatMap((file) =>
      readSuite(file)
        .filter(({ description }) => names.some((name) => `${name}: `.startsWith(`${file}: ${description}: `)))
        .filter(({ schema }) => isOfDialect(schema))
        .map(({ description }) => `${file}: ${description}`),
    );
    expect(letThrough).toEqual([]);
  });

  afterAll(() => {
    vi.restoreAllMocks();
    builder.remove();
    if (!isSuiteThere) return;
    const skipped = [...counts.skipped].map(([reason, count]) => `${count} skipped (${reason}: ${REASONS[reason]})`);
    process.stdout.write(
      `official suite: ${counts.ofDialect + counts.beyond} cases of ${suiteFiles.length} files passed, ${counts.ofDialect} of ` +
        `them of the dialect; ${counts.refused} use keywords that are refused; ${skipped.join('; ')}\n`,
    );
  });
});

describe('the files of the suite', () => {
  test('are those of every keyword that a contract uses', () => {
    const used = readTree(root).contracts.flatMap(({ schema }) =>
      [...subschemas(schema)].flatMap((place) => Object.keys(place.schema)),
    );
    expect(
      [...new Set(used)].filter(
        (keyword) => !(hasNoFile(keyword) || filesOf(keyword).every((file) => suiteFiles.includes(file))),
      ),
    ).toEqual([]);
    expect(used.length).toBeGreaterThan(1000);
  });

  test('are all listed where something of them is skipped', () => {
    const files = [...skips.keys()].map((name) => name.slice(0, name.indexOf(': ')));
    expect(files.filter((file) => !suiteFiles.includes(file))).toEqual([]);
  });
});
