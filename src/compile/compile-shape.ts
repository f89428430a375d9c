import { Ajv2020 } from 'ajv/dist/2020.js';
import { validateWith } from '../engine/validate-with.js';
import type { ValidationError } from '../model/validation-result.js';
import type { Schema } from '../source/schema.js';
import { explainErrors } from './explain-errors.js';
import { addKeywords } from './keywords/index.js';
import { toCheck } from './to-check.js';

/** The errors of a value, in the words that the users of the package get; none when it has the shape. */
export type Shape = (value: unknown) => readonly ValidationError[];

/** Compiles a schema of the build's own, for files that are no contracts. `x-meaning` beside a pattern says it in words. */
export function compileShape(schema: Schema): Shape {
  const ajv = new Ajv2020({ allErrors: true, messages: false, strict: false });
  addKeywords(ajv);
  explainErrors(ajv);
  const check = toCheck(ajv.compile(schema));
  return (value) => validateWith(check, value).errors;
}
