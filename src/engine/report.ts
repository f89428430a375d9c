import { MAX_ERRORS } from '../base/limits.js';
import type { RawError, RawErrors } from './check.js';
import type { Explainer } from './explainers.js';

/* How generated code reports errors. There is no list until there is an error; each function gives the list back. */

export function addError(
  rawErrors: RawErrors,
  path: string,
  explainer: Explainer,
  detail?: unknown,
  propertyName?: string,
): RawErrors {
  return add(rawErrors, { path, explainer, detail, propertyName });
}

/** Takes in the errors of a part, found by a function whose paths start there; of a property's name, where one is given. */
export function within(
  rawErrors: RawErrors,
  path: string,
  inner: readonly RawError[],
  propertyName?: string,
): RawErrors {
  let all = rawErrors;
  for (const raw of inner) {
    all = add(all, Object.assign(raw, { path: path + raw.path, propertyName: raw.propertyName ?? propertyName }));
  }
  return all;
}

function add(rawErrors: RawErrors, raw: RawError): RawErrors {
  if (rawErrors === undefined) return [raw];
  rawErrors.push(raw);
  return rawErrors;
}

/** Whether there are more errors than a result lists, so that nobody needs more. */
export const isFull = (rawErrors: RawErrors): boolean => rawErrors !== undefined && rawErrors.length > MAX_ERRORS + 1;
