import type { Atom, Literal } from '../formula.js';
import { matchesPattern } from './matches-pattern.js';
import { EMPTY, found, type Outcome, unknown } from './outcome.js';
import { describeQuery, type SolveString, type StringQuery } from './strings.js';

/** Says whether a text is of a format; undefined for a format that it does not know. */
export type IsOfFormat = (name: string, text: string) => boolean | undefined;

/** Texts to try first, the shortest first: plain ones, and one of each common format. */
const SAMPLES = [
  ...['', 'a', 'b', '0', 'A', ' ', '/', 'a@b.c', '::1', '00:00:00Z', '0.0.0.0', '2020-01-01', 'http://a', 'P1D'],
  ...['2020-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000', '/a', '#', '.*', '(', 'é', '🦀'],
];

/** Longer texts are not written out. */
const LONGEST = 1_000_000;

/** Finds a short text that is as the literals say and is none of those excluded. */
export function solveString(
  literals: readonly Literal[],
  excluded: ReadonlySet<unknown>,
  solvePatterns: SolveString,
  isOfFormat: IsOfFormat,
): Outcome {
  const query = gather(literals);
  if (query.minLength > query.maxLength) return EMPTY;
  if (query.minLength > LONGEST) return unknown(`a text of ${query.minLength} characters was not tried`);
  const accept = (text: string): boolean => isAsSaid(query, isOfFormat, text) && !excluded.has(text);
  const padded = [query.minLength, query.maxLength].map((length) =>
    length > 0 && length <= LONGEST ? ['a', 'b', 'é', '🦀'].map((each) => each.repeat(length)) : [],
  );
  const { patterns, notPatterns, formats, notFormats } = query;
  const isFree = patterns.length + notPatterns.length + formats.length + notFormats.length === 0;
  const simple = [...(padded[0] ?? []), ...SAMPLES, ...(padded[1] ?? []), ...(isFree ? withSuffixes(query) : [])].find(
    accept,
  );
  if (simple !== undefined) return found(simple);
  if (patterns.length + notPatterns.length === 0) {
    // Of the texts of any length but nought there are more than could be excluded.
    if (isFree && query.maxLength === 0) return EMPTY;
    return unknown(describeFormats(query));
  }
  const outcome = solvePatterns(query, accept);
  if (outcome.kind === 'text') return found(outcome.text);
  return outcome.kind === 'empty' ? EMPTY : unknown(outcome.reason);
}

/** Whether a text is as the literals say. */
export function isText(literals: readonly Literal[], isOfFormat: IsOfFormat, text: string): boolean {
  return isAsSaid(gather(literals), isOfFormat, text);
}

interface Facts extends StringQuery {
  readonly formats: readonly string[];
  readonly notFormats: readonly string[];
}

function gather(literals: readonly Literal[]): Facts {
  const lists: Record<'patterns' | 'notPatterns' | 'formats' | 'notFormats', string[]> = {
    patterns: [],
    notPatterns: [],
    formats: [],
    notFormats: [],
  };
  let [minLength, maxLength] = [0, Number.POSITIVE_INFINITY];
  for (const { formula, holds } of literals) {
    const atom = formula as Atom;
    if (atom.kind === 'pattern') lists[holds ? 'patterns' : 'notPatterns'].push(atom.source);
    if (atom.kind === 'format') lists[holds ? 'formats' : 'notFormats'].push(atom.name);
    if (atom.kind === 'minLength' && holds) minLength = Math.max(minLength, atom.limit);
    if (atom.kind === 'maxLength' && holds) maxLength = Math.min(maxLength, atom.limit);
    if (atom.kind === 'minLength' && !holds) maxLength = Math.min(maxLength, atom.limit - 1);
    if (atom.kind === 'maxLength' && !holds) minLength = Math.max(minLength, atom.limit + 1);
  }
  return { ...lists, minLength, maxLength };
}

function isAsSaid(facts: Facts, isOfFormat: IsOfFormat, text: string): boolean {
  const length = text.length > 2 * facts.maxLength ? text.length : [...text].length;
  if (length < facts.minLength || length > facts.maxLength) return false;
  const matches = (source: string): boolean => matchesPattern(source, text);
  if (!facts.patterns.every(matches) || facts.notPatterns.some(matches)) return false;
  // Of an unknown format any text may be; the validators have the last word.
  if (facts.formats.some((name) => isOfFormat(name, text) === false)) return false;
  return !facts.notFormats.some((name) => isOfFormat(name, text) === true);
}

/** Enough texts of the least length that not all of them can be excluded. */
function* withSuffixes({ minLength, maxLength }: Facts): Generator<string> {
  const length = Math.max(1, minLength);
  if (length > maxLength) return;
  for (let i = 0; i < 2000; i++) yield String.fromCodePoint(0x4e00 + i) + 'a'.repeat(length - 1);
}

function describeFormats(query: Facts): string {
  const { formats, notFormats } = query;
  if (formats.length + notFormats.length === 0) return `whether there is ${describeQuery(query)} was not decided`;
  const names = (list: readonly string[]): string => list.map((name) => `"${name}"`).join(' and ');
  if (notFormats.length === 0) return `no text of the format ${names(formats)} was found`;
  if (formats.length === 0) return `no text that is not of the format ${names(notFormats)} was found`;
  return `whether every text of the format ${names(formats)} is of the format ${names(notFormats)} was not decided`;
}
