import { afterAll, describe, expect, test } from 'vitest';
import { lenientCompilerOf } from '../../src/compile/compile.js';
import { accepts } from '../../src/engine/validate-with.js';
import { readTree } from '../../src/source/tree.js';
import { contractOf, treeOf } from '../lib/contract-of.js';
import { root } from '../lib/root.js';
import { agreeOnFixtures, agreeOnGenerated, newReport } from './agree-on-contract.js';
import { type Difference, differences, type EngineName } from './differences.js';
import { makeAjv } from './engines/ajv.js';
import { makeCfworker } from './engines/cfworker.js';
import type { Engine, MakeEngine } from './engines/engine.js';
import { makeHyperjump } from './engines/hyperjump.js';
import { precompiled } from './engines/precompiled.js';

const RUNS = Number(process.env.AGREE_RUNS ?? 1000);
// The same values in each run, so that it says the same of the same code; another seed gives others.
const seed = Number(process.env.AGREE_SEED ?? 20261129);

const makers: ReadonlyMap<EngineName, MakeEngine> = new Map([
  ['ajv', makeAjv],
  ['cfworker', makeCfworker],
  ['hyperjump', makeHyperjump],
]);

const tree = readTree(root);
const schemas = tree.contracts.map(({ schema }) => schema);

describe(`ajv, cfworker and hyperjump agree with the package, ${RUNS} values per contract, AGREE_SEED=${seed}`, async () => {
  const others = new Map<EngineName, Engine>();
  for (const [name, make] of makers) others.set(name, await make(schemas));
  const engines = { ours: precompiled, others };
  const report = newReport();

  const contracts = tree.contracts.map((contract, i) => ({ ...contract, i }));
  test.each(contracts)('$name', (contract) => {
    agreeOnFixtures(engines, contract, report);
    agreeOnGenerated(engines, { tree, contract }, { runs: RUNS, seed: seed + contract.i }, report);
  });

  test('many of the generated values are accepted, and many are not', () => {
    expect(report.generated).toBe(RUNS * tree.contracts.length);
    expect(report.accepted).toBeGreaterThan(report.generated / 5);
    expect(report.accepted).toBeLessThan((report.generated * 4) / 5);
  });

  afterAll(() => {
    const { fixtures, generated, accepted, known } = report;
    const met = differences.map((each) => `${each.engine} ${each.format} ${each.values} ${known.get(each) ?? 0}`);
    process.stdout.write(
      `agree: ${others.size + 1} validators on ${fixtures} fixtures and ${generated} generated values (${accepted} accepted), ` +
        `AGREE_SEED=${seed}; known differences met: ${met.join(', ')}\n`,
    );
  });
});

describe('the known differences', () => {
  const results = async ({ engine, format }: Difference) => {
    const schema = { $id: `https://example.com/${engine}/${format}.json`, format };
    const withDialect = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema };
    const contract = contractOf(schema);
    const ours = lenientCompilerOf(treeOf(contract)).validatorOf(contract);
    const other = await makers.get(engine)?.([withDialect]);
    return (value: unknown) => ({ we: accepts(ours, value), it: other?.accepts(schema.$id, value) });
  };

  test.each(differences)('$engine still decides $format otherwise: $values', async (difference) => {
    const validate = await results(difference);
    const { examples, engineAccepts } = difference;
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.map(difference.has)).toEqual(examples.map(() => true));
    expect(examples.map(validate)).toEqual(examples.map(() => ({ we: !engineAccepts, it: engineAccepts })));
  });

  test.each(differences)(
    '$engine differs on $format with a reason and a link to the standard: $values',
    ({ reason, link }) => {
      expect(reason).toMatch(/^[A-Z].{30,}\.$/);
      expect(link).toMatch(/^https:\/\/(?:www\.rfc-editor\.org|json-schema\.org|spec\.openapis\.org)\/.+/);
    },
  );

  test('are about formats that contracts use', () => {
    const used = new Set(JSON.stringify(schemas).match(/(?<="format":")[^"]+/g));
    expect(differences.filter(({ format }) => !used.has(format))).toEqual([]);
  });
});
