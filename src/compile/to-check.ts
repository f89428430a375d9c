import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Check, MAYBE_NOT_PLAIN, type RawError } from '../engine/check.js';
import { never } from '../engine/explainers.js';
import { explainerOf, SUMMARIES } from './explainer-of.js';

/** A validator that ajv made in memory, as a check like those of the generated modules. */
export const toCheck =
  (validator: ValidateFunction): Check =>
  (value) =>
    validator(value) ? undefined : (validator.errors ?? []).flatMap(toRawErrors);

/** An error of ajv as an error of generated code; none for a keyword that only sums up what others report. */
export function toRawErrors({ instancePath: path, keyword, params, propertyName }: ErrorObject): RawError[] {
  if (keyword.startsWith('json')) return [MAYBE_NOT_PLAIN];
  if (SUMMARIES.has(keyword)) return [];
  // The keywords whose errors ajv does not let us word.
  const detail: unknown = keyword === 'type' ? params.type : keyword === 'format' ? (params.format ?? params) : params;
  // A union that could not be decided, say: no words, but an error.
  const explainer = explainerOf(keyword, detail)?.explainer ?? never;
  return [{ path, explainer, detail, propertyName }];
}
