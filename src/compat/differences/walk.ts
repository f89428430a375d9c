import type { Documents, Place } from '../documents.js';
import { type Formula, fails, holds } from '../formula.js';
import type { Formulas } from '../formulas.js';
import type { ReadPlace } from '../read/read-schema.js';
import type { Solve } from '../solve/outcome.js';
import type { Difference, Party } from './difference.js';
import { flatten, type Rules } from './flatten.js';
import { ADVICE } from './messages.js';

/** What the two schemas are compared with. */
export interface Compared {
  readonly old: Documents;
  readonly new: Documents;
  readonly readers: { readonly old: ReadPlace; readonly new: ReadPlace };
  readonly formulas: Formulas;
  readonly prove: Solve;
}

/** One place in the values, and what the two schemas say of it. */
export interface Pair {
  readonly pointer: string;
  readonly old: Rules;
  readonly new: Rules;
}

/** Reports a difference. `before` and `after` are what it is about; one that changes nothing is passed over. */
export type Report = (difference: {
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
  readonly before: Formula;
  readonly after: Formula;
  /** Where the advice stands, if not under the keyword. */
  readonly advice?: string;
}) => void;

export interface Walk {
  readonly compared: Compared;
  readonly report: Report;
  /** Compares two places that are there in both. */
  readonly descend: (pointer: string, old: Place, next: Place, phrase?: (message: string) => string) => void;
  /** What the keywords say, taken alone. */
  readonly read: (side: 'old' | 'new', rules: Rules, keywords: readonly string[]) => Formula;
}

/** Reports into the list, in the words of `phrase`. */
export function createReport({ prove }: Compared, into: Difference[], phrase: (message: string) => string): Report {
  const mayBreak = (sent: Formula, taken: Formula): boolean => prove([holds(sent), fails(taken)]).kind !== 'empty';
  return ({ pointer, keyword, message, before, after, advice = keyword }) => {
    const breaks: Party[] = [];
    if (mayBreak(before, after)) breaks.push('callers');
    if (mayBreak(after, before)) breaks.push('receivers');
    if (breaks.length === 0) return;
    const { narrower, wider } = ADVICE[advice] ?? (ADVICE.default as (typeof ADVICE)[string]);
    const told = breaks[0] === 'callers' ? narrower : wider;
    into.push({ pointer, keyword, message: phrase(message), breaks, advice: told });
  };
}

/** What keywords say on their own, wherever among the rules they stand. */
export function readRules(compared: Compared, side: 'old' | 'new', rules: Rules, keywords: readonly string[]): Formula {
  const schemas = new Map<Place, Record<string, unknown>>();
  for (const keyword of keywords) {
    for (const { value, place } of rules.get(keyword) ?? []) {
      schemas.set(place, { ...schemas.get(place), [keyword]: value });
    }
  }
  return compared.formulas.and(
    [...schemas].map(([place, schema]) =>
      // A part of a schema is no place in the document, so it has a name of its own.
      compared.readers[side]({ ...place, schema, pointer: `${place.pointer} ${keywords.join()}` }),
    ),
  );
}

export const pairOf = (compared: Compared, pointer: string, old: Place, next: Place): Pair => ({
  pointer,
  old: flatten(compared.old, old),
  new: flatten(compared.new, next),
});
