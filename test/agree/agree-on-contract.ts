import fc from 'fast-check';
import type { Contract, Tree } from '../../src/source/tree.js';
import { compare } from './compare.js';
import type { Difference, EngineName } from './differences.js';
import { oneEditAway } from './edit.js';
import type { Engine } from './engines/engine.js';
import { instancesOf } from './instances.js';

/** The validators that are asked, ours apart from those that are compared with it. */
export interface Engines {
  readonly ours: Engine;
  readonly others: ReadonlyMap<EngineName, Engine>;
}

/** What came of the comparisons. */
export interface AgreementReport {
  fixtures: number;
  generated: number;
  /** Of the generated values, those that all engines accept. */
  accepted: number;
  /** How often each listed difference was met. */
  readonly known: Map<Difference, number>;
}

export const newReport = (): AgreementReport => ({ fixtures: 0, generated: 0, accepted: 0, known: new Map() });

/** Asks every engine about each fixture of the contract. Throws an error that names the fixture they disagree on. */
export function agreeOnFixtures({ ours, others }: Engines, { url, fixtures }: Contract, report: AgreementReport): void {
  for (const { file, value } of [...fixtures.valid, ...fixtures.rejected]) {
    report.fixtures++;
    for (const [name, engine] of others) {
      const comparison = compare(ours, name, engine, url, value);
      if (comparison.kind === 'disagreement') throw new Error(`${file}: ${comparison.message}`);
      if (comparison.kind === 'known') count(report, comparison.differences);
    }
  }
}

/**
 * Asks every engine about generated values: half are one edit away from a valid fixture, half have the shape of the schema.
 *
 * @throws an error with the seed and the smallest value found that the engines disagree on.
 */
export function agreeOnGenerated(
  engines: Engines,
  { tree, contract }: { tree: Tree; contract: Contract },
  { runs, seed }: { runs: number; seed: number },
  report: AgreementReport,
): void {
  const edited = oneEditAway(contract.fixtures.valid.map(({ value }) => value));
  const half = Math.ceil(runs / 2);
  for (const [values, numRuns] of [
    [edited, half],
    [instancesOf(tree, contract), runs - half],
  ] as const) {
    const property = fc.property(values, (value) => agreeOn(engines, contract.url, asJson(value), report));
    fc.assert(property, { numRuns, seed });
  }
}

function agreeOn({ ours, others }: Engines, url: string, value: unknown, report: AgreementReport): void {
  let accepted = true;
  for (const [name, engine] of others) {
    const comparison = compare(ours, name, engine, url, value);
    if (comparison.kind === 'disagreement') throw new Error(`${JSON.stringify(value)}: ${comparison.message}`);
    if (comparison.kind === 'known') count(report, comparison.differences);
    accepted &&= comparison.kind === 'same' && comparison.valid;
  }
  report.generated++;
  if (accepted) report.accepted++;
}

function count({ known }: AgreementReport, differences: readonly Difference[]): void {
  for (const each of new Set(differences)) known.set(each, (known.get(each) ?? 0) + 1);
}

/** What a value is once it has crossed the wire: -0 is 0, and what is undefined is gone. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');
