/**
 * The formulas that schemas are read into. Two that say the same in the same words are one object, whichever document they
 * came from, so that what did not change is recognised at a glance.
 */

/** The six types of JSON. An integer is a number to which more applies. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export type Scalar = null | boolean | number | string;

/** What a reason speaks of: a place in a schema, and what stands in the way there. */
export interface Reason {
  /** JSON Pointer to the place in the schema; in another document, behind that document's URL and `#`. */
  readonly pointer: string;
  readonly reason: string;
}

/** What cannot be taken apart further. Each speaks of one type of value alone and holds for every other, save `types` and `scalars`. */
export type AtomShape =
  | { readonly kind: 'types'; readonly types: readonly JsonType[] }
  | { readonly kind: 'scalars'; readonly values: readonly Scalar[] }
  | { readonly kind: 'integer' }
  | { readonly kind: 'minimum' | 'maximum'; readonly bound: number; readonly isExclusive: boolean }
  | { readonly kind: 'multipleOf'; readonly divisor: number }
  | { readonly kind: 'minLength' | 'maxLength'; readonly limit: number }
  | { readonly kind: 'pattern'; readonly source: string }
  | { readonly kind: 'format'; readonly name: string }
  | { readonly kind: 'minItems' | 'maxItems'; readonly limit: number }
  | { readonly kind: 'unique' }
  /** The item at the index, if there is one. */
  | { readonly kind: 'item'; readonly index: number; readonly part: Formula }
  /** Every item from the index on. */
  | { readonly kind: 'items'; readonly from: number; readonly part: Formula }
  /** At least `count` items. */
  | { readonly kind: 'contains'; readonly count: number; readonly part: Formula }
  | { readonly kind: 'minProperties' | 'maxProperties'; readonly limit: number }
  | { readonly kind: 'required'; readonly name: string }
  | { readonly kind: 'property'; readonly name: string; readonly part: Formula }
  | { readonly kind: 'matching'; readonly pattern: string; readonly part: Formula }
  /** Every property that neither has one of the names nor matches one of the patterns. */
  | {
      readonly kind: 'others';
      readonly names: readonly string[];
      readonly patterns: readonly string[];
      readonly part: Formula;
    }
  | { readonly kind: 'names'; readonly part: Formula };

export type Shape =
  | AtomShape
  | { readonly kind: 'and' | 'or' | 'oneOf'; readonly parts: readonly Formula[] }
  | { readonly kind: 'not'; readonly part: Formula }
  /** Leads to what is still being read: a schema that holds itself. */
  | { readonly kind: 'ref'; readonly target: () => Formula }
  /** What could not be understood; `guess` is what it says apart from that. */
  | { readonly kind: 'unknown'; readonly guess: Formula; readonly reason: Reason };

export type Formula = Shape & {
  readonly id: number;
  /** Holds something that nobody here understands, so that not even sameness proves anything. */
  readonly isForeign: boolean;
};

export type Atom = Extract<Formula, AtomShape>;

/** A formula that must hold, or must not. */
export interface Literal {
  readonly formula: Formula;
  readonly holds: boolean;
}

export const holds = (formula: Formula): Literal => ({ formula, holds: true });
export const fails = (formula: Formula): Literal => ({ formula, holds: false });
export const negate = ({ formula, holds: sign }: Literal): Literal => ({ formula, holds: !sign });
