import type { ErrorObject } from 'ajv';
import type { RawError } from '../../engine/check.js';
import { explainerOf, SUMMARIES } from './explainer-of.js';

/** An error of ajv as emitted code reports it; none for a keyword that only sums up what others report, or that contracts do not use. */
export function toRawErrors({ instancePath: path, keyword, params, propertyName }: ErrorObject): RawError[] {
  if (SUMMARIES.has(keyword)) return [];
  // The keywords whose errors ajv does not let us word.
  const detail: unknown = keyword === 'type' ? params.type : keyword === 'format' ? (params.format ?? params) : params;
  const explainer = explainerOf(keyword, detail);
  return explainer ? [{ path, explainer, detail, propertyName }] : [];
}
