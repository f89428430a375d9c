import { ownValue } from '../base/own-value.js';
import { decide, type Search, type Side } from './decide.js';
import type { Difference } from './differences/difference.js';
import { findDifferences } from './differences/find-differences.js';
import { indexDocuments } from './documents.js';
import { createFormulas } from './formulas.js';
import { createReader } from './read/read-schema.js';
import { selfReferences } from './self-references.js';
import { createSolver } from './solve/create-solver.js';
import type { IsOfFormat } from './solve/solve-string.js';
import { type SolveString, withoutPatterns } from './solve/strings.js';
import type { Compile } from './validator/validator.js';
import type { Verdict } from './verdict.js';

export interface CompareOptions {
  /** Makes the validators that check each witness. */
  readonly compile: Compile;
  /** The documents that the schemas refer to by `$id`; the schemas themselves need not be among them. */
  readonly documents?: { readonly old?: readonly unknown[]; readonly new?: readonly unknown[] };
  /** Values to start the search for a witness from, such as valid fixtures. */
  readonly seeds?: readonly unknown[];
  /** Decides about regular expressions; without it only equal ones are known to be the same. */
  readonly solvePatterns?: SolveString;
  /** Says whether a text is of a format. */
  readonly isOfFormat?: IsOfFormat;
  /** Whether `format` is an assertion (`true` unless given) or a note. */
  readonly assertFormats?: boolean;
  /** Keywords that have no effect, besides those of the standard and `x-contract`. One that the dialect knows is read all the same. */
  readonly annotations?: readonly string[];
  /** How many steps one direction may take; 20,000 unless given. */
  readonly budget?: number;
}

export interface Comparison {
  /** Whether the new schema accepts all that the old one accepted. */
  readonly backward: Verdict;
  /** Whether the old schema accepts all that the new one accepts. */
  readonly forward: Verdict;
  /** What is different, in words. */
  readonly differences: readonly Difference[];
}

/**
 * Compares two JSON Schemas by what they accept. A schema that `compile` refuses, or that is not understood, leaves the
 * promises unproven; nothing is thrown on account of it.
 *
 * @param oldSchema A schema of draft 2020-12 or 2019-09 or of draft-07, as read from JSON; `newSchema` likewise.
 */
export function compare(oldSchema: unknown, newSchema: unknown, options: CompareOptions): Comparison {
  const documents = ownValue(options, 'documents');
  const [oldDocuments, newDocuments] = [ownValue(documents, 'old') ?? [], ownValue(documents, 'new') ?? []];
  const formulas = createFormulas();
  const reading = {
    assertFormats: ownValue(options, 'assertFormats') ?? true,
    annotations: new Set(ownValue(options, 'annotations')),
  };
  const [before, after] = [indexDocuments(oldSchema, oldDocuments), indexDocuments(newSchema, newDocuments)];
  const loops = [...selfReferences(before, 'old'), ...selfReferences(after, 'new')];
  if (loops.length > 0) {
    const verdict: Verdict = { verdict: 'unproven', reasons: loops };
    return { backward: verdict, forward: verdict, differences: [] };
  }
  const readers = {
    old: createReader(formulas, before, 'old', reading),
    new: createReader(formulas, after, 'new', reading),
  };
  const old = {
    formula: readers.old(before.root),
    validator: compileOrSay('old', options.compile, oldSchema, oldDocuments),
  };
  const next = {
    formula: readers.new(after.root),
    validator: compileOrSay('new', options.compile, newSchema, newDocuments),
  };
  const solving = {
    formulas,
    solvePatterns: ownValue(options, 'solvePatterns') ?? withoutPatterns,
    isOfFormat: ownValue(options, 'isOfFormat') ?? ((): undefined => undefined),
    budget: ownValue(options, 'budget') ?? 20_000,
  };
  const search: Search = {
    prove: createSolver({ ...solving, guesses: false }),
    guess: createSolver({ ...solving, guesses: true }),
    seeds: ownValue(options, 'seeds') ?? [],
  };
  const [backward, forward] = [decide(old, next, search), decide(next, old, search)];
  const found = findDifferences({ old: before, new: after, readers, formulas, prove: search.prove });
  return { backward, forward, differences: found.flatMap((each) => confined(each, backward, forward)) };
}

/** Taken alone, a difference may seem to break what the schemas as a whole keep. */
function confined(difference: Difference, backward: Verdict, forward: Verdict): Difference[] {
  const safe = { callers: backward.verdict === 'proven', receivers: forward.verdict === 'proven' };
  const breaks = difference.breaks.filter((party) => !safe[party]);
  return breaks.length > 0 ? [{ ...difference, breaks }] : [];
}

function compileOrSay(
  side: 'old' | 'new',
  compile: Compile,
  schema: unknown,
  documents: readonly unknown[],
): Side['validator'] {
  try {
    return compile(schema, documents);
  } catch (error) {
    return `the ${side} schema cannot be compiled: ${error instanceof Error ? error.message : error}`;
  }
}
