import type { Literal, Reason } from '../formula.js';

/** What a search for a value came to: one was found, there is none, or nobody can tell. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown'; readonly reasons: readonly Reason[] };

export const EMPTY: Outcome = { kind: 'empty' };

export const found = (value: unknown): Outcome => ({ kind: 'value', value });

/** A reason that has no place of its own in either schema. */
export const unknown = (reason: string): Outcome => ({ kind: 'unknown', reasons: [{ pointer: '', reason }] });

/** Finds a value for which every literal is as it says. */
export type Solve = (literals: readonly Literal[]) => Outcome;

/** The first value among several ways to one; without any, the reasons why some way could not be decided. */
export function firstOf<Way>(ways: Iterable<Way>, take: (way: Way) => Outcome): Outcome {
  const reasons: Reason[] = [];
  for (const way of ways) {
    const outcome = take(way);
    if (outcome.kind === 'value') return outcome;
    if (outcome.kind === 'unknown') reasons.push(...outcome.reasons);
  }
  return reasons.length === 0 ? EMPTY : { kind: 'unknown', reasons: distinct(reasons) };
}

function distinct(reasons: readonly Reason[]): Reason[] {
  const byText = new Map(reasons.map((each) => [`${each.pointer} ${each.reason}`, each]));
  return [...byText.values()];
}
