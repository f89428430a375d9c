import { loadCheck } from '../emit/load.js';
import { validateWith } from '../engine/validate-with.js';
import type { ValidationError } from '../model/validation-result.js';
import { readPlan } from '../plan/read-plan.js';
import type { Schema } from '../source/schema.js';
import type { Contract } from '../source/tree.js';

/** The errors of a value, in the words that the users of the package get; none when it has the shape. */
export type Shape = (value: unknown) => readonly ValidationError[];

/** Compiles a schema of the build's own, for files that are no contracts. `x-meaning` beside a pattern says it in words. */
export function compileShape(schema: Schema): Shape {
  const contract: Contract = { ...NOWHERE, schema };
  const tree = { root: '', contracts: [contract], manifests: [], problems: [] };
  const check = loadCheck(readPlan(tree, contract));
  return (value) => validateWith(check, value).errors;
}

/** Such a schema stands in no file and refers to none. */
const NOWHERE = {
  ...{ domain: 'shape', base: 'shape', major: 1, name: '', url: 'shape:', file: 'a shape of the build' },
  fixtures: { folder: '', valid: [], rejected: [], ruleViolations: [], expect: undefined },
};
