import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/root.js';

/** One of the three contracts that everything is measured on. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

/** A validator that the bench times, by the subject it validates. */
export interface Candidate {
  readonly is: Readonly<Record<string, (value: unknown) => unknown>>;
}

/** The bench is plain JavaScript, so that it runs without a build; what is known of its modules stands here. */
export interface BenchModules {
  'lib/subjects.mjs': {
    readonly subjects: readonly Subject[];
    fixtureTexts(subject: Subject, kind: 'valid' | 'rejected'): ReadonlyMap<string, string>;
  };
  'lib/integer-formats.mjs': { withBounds(schema: unknown): unknown };
  'lib/median.mjs': { median(numbers: readonly number[]): number };
  'lib/render.mjs': {
    meets(row: object): boolean;
    amount(value: number, unit: string): string;
    renderReport(report: object): string;
  };
  'candidates/differences.mjs': {
    readonly differences: readonly {
      readonly candidate: string;
      readonly subject: string;
      readonly fixtures: readonly string[];
      readonly reason: string;
    }[];
  };
}

const load = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(root, 'bench', file)).href);

export const benchModule = async <File extends keyof BenchModules>(file: File): Promise<BenchModules[File]> =>
  (await load(file)) as BenchModules[File];

export const candidateNames: readonly string[] = readdirSync(join(root, 'bench/candidates'))
  .filter((file) => file !== 'differences.mjs')
  .map((file) => file.slice(0, -'.mjs'.length));

export async function makeCandidate(name: string): Promise<Candidate> {
  const { make } = (await load(`candidates/${name}.mjs`)) as { make(): Promise<Candidate> };
  return make();
}
