import { MAX_ERRORS } from '../base/limits.js';
import { MAYBE_NOT_PLAIN, type RawError } from './check.js';
import type { Explainer } from './explainers.js';

/* How generated code reports errors. There is no list until there is an error; each function gives the list back. */

type RawErrors = RawError[] | undefined;

export function addError(
  rawErrors: RawErrors,
  path: string,
  explainer: Explainer,
  detail?: unknown,
  propertyName?: string,
): RawErrors {
  return add(rawErrors, { path, explainer, detail, propertyName });
}

/** Says that JSON may not be able to hold the value. It is said once, and stands first: conditions do not count it. */
export function addMark(rawErrors?: RawErrors): RawErrors {
  if (rawErrors === undefined) return [MAYBE_NOT_PLAIN];
  if (rawErrors[0] !== MAYBE_NOT_PLAIN) rawErrors.unshift(MAYBE_NOT_PLAIN);
  return rawErrors;
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
    if (raw === MAYBE_NOT_PLAIN) all = addMark(all);
    else all = add(all, Object.assign(raw, { path: path + raw.path, propertyName: raw.propertyName ?? propertyName }));
  }
  return all;
}

function add(rawErrors: RawErrors, raw: RawError): RawErrors {
  if (rawErrors === undefined) return [raw];
  rawErrors.push(raw);
  return rawErrors;
}

/** Whether there are more errors than a result lists, so that nobody needs more; one of them may be the mark. */
export const isFull = (rawErrors: RawErrors): boolean => rawErrors !== undefined && rawErrors.length > MAX_ERRORS + 1;

/* Conditions are evaluated like everything else, and what they report is then forgotten. The mark stays, and decides no condition. */
export const count = (rawErrors: RawErrors): number =>
  rawErrors === undefined ? 0 : rawErrors.length - marks(rawErrors);

export function cut(rawErrors: RawErrors, length: number): RawErrors {
  if (rawErrors === undefined) return undefined;
  rawErrors.length = length + marks(rawErrors);
  return rawErrors.length === 0 ? undefined : rawErrors;
}

const marks = (rawErrors: readonly RawError[]): number => (rawErrors[0] === MAYBE_NOT_PLAIN ? 1 : 0);
