import type { Formulas } from '../formulas.js';
import type { IsOfFormat } from './solve-string.js';
import type { SolveString } from './strings.js';

/** What a search for values works with. */
export interface SolverOptions {
  readonly formulas: Formulas;
  readonly solvePatterns: SolveString;
  readonly isOfFormat: IsOfFormat;
  /** Takes what was not understood at its guess: what is found is to be checked, and that nothing is found means nothing. */
  readonly guesses: boolean;
  /** How many steps one question may take before the answer is that nobody can tell. */
  readonly budget: number;
}
