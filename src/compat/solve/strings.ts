/** What is asked of a text. */
export interface StringQuery {
  /** Regular expressions that must match somewhere, read with the flag `u`. */
  readonly patterns: readonly string[];
  /** Regular expressions that must match nowhere. */
  readonly notPatterns: readonly string[];
  /** In Unicode code points. */
  readonly minLength: number;
  readonly maxLength: number;
}

export type StringOutcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * Knows about regular expressions: finds a text as the query asks that is also accepted, or says that the query has none.
 * `accept` knows more than the query says: what it refuses will not do.
 */
export type SolveString = (query: StringQuery, accept: (text: string) => boolean) => StringOutcome;

/** The query in words, for a reason. */
export function describeQuery({ patterns, notPatterns }: StringQuery): string {
  const quoted = (list: readonly string[]): string => list.map((each) => JSON.stringify(each)).join(' and ');
  if (notPatterns.length === 0) return `a text that matches ${quoted(patterns)}`;
  if (patterns.length === 0) return `a text that does not match ${quoted(notPatterns)}`;
  return `a text that matches ${quoted(patterns)} but not ${quoted(notPatterns)}`;
}

/** Knows nothing of regular expressions: equal ones are recognised before anybody is asked. */
export const withoutPatterns: SolveString = (query) => ({
  kind: 'unknown',
  reason: `whether there is ${describeQuery(query)} was not decided`,
});
