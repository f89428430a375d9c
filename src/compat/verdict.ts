import type { Reason } from './formula.js';
import type { WitnessError } from './validator/validator.js';

/** What is known of a promise that one schema accepts all that another does. */
export type Verdict =
  /** It is kept: no value breaks it. */
  | { readonly verdict: 'proven' }
  /** It is broken: the witness is accepted by the one and gets these errors from the other. */
  | { readonly verdict: 'broken'; readonly witness: unknown; readonly errors: readonly WitnessError[] }
  /** Neither was shown, for these reasons. */
  | { readonly verdict: 'unproven'; readonly reasons: readonly Reason[] };
