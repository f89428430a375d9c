import type { Conjunction } from './conjunction.js';
import { EMPTY, found, type Outcome, type Solve, unknown } from './outcome.js';
import { solveArray } from './solve-array.js';
import { isNumber, solveNumber } from './solve-number.js';
import { solveObject } from './solve-object.js';
import { isText, solveString } from './solve-string.js';
import type { SolverOptions } from './solver-options.js';

/** Finds a value that is as the atoms of the conjunction say; its choices are left open. */
export function solveAtoms(conjunction: Conjunction, solve: Solve, options: SolverOptions): Outcome {
  const { type, atoms, allowed, excluded } = conjunction;
  const listed = allowed ?? (type === 'null' ? [null] : type === 'boolean' ? [false, true] : undefined);
  if (listed) {
    const left = listed.filter((each) => !excluded.has(each));
    const value = left.find((each) => isAsSaid(conjunction, options, each) === true);
    if (value !== undefined) return found(value);
    const undecided = left.find((each) => isAsSaid(conjunction, options, each) === undefined);
    if (undecided === undefined) return EMPTY;
    return unknown(`what ${undecided} is a multiple of depends on how a validator computes, in decimal or in binary`);
  }
  switch (type) {
    case 'number':
      return solveNumber(atoms, excluded);
    case 'string':
      return solveString(atoms, excluded, options.solvePatterns, options.isOfFormat);
    case 'array':
      return solveArray(atoms, solve, options.formulas);
    default:
      return solveObject(atoms, solve, options.formulas);
  }
}

function isAsSaid({ atoms }: Conjunction, { isOfFormat }: SolverOptions, value: unknown): boolean | undefined {
  if (typeof value === 'string') return isText(atoms, isOfFormat, value);
  return typeof value !== 'number' || isNumber(atoms, value);
}
