import { DOUBT, type RawError } from './check.js';
import type { Explainer } from './explainers.js';
import { MAX_ERRORS } from './limits.js';

/* How generated code reports faults. There is no list until there is a fault; each function gives the list back. */

type Faults = RawError[] | undefined;

export function fault(
  faults: Faults,
  path: string,
  explainer: Explainer,
  detail?: unknown,
  propertyName?: string,
): Faults {
  return add(faults, { path, explainer, detail, propertyName });
}

/** Says that JSON may not be able to hold the value; said once, it is said. */
export const doubt = (faults?: Faults): Faults => (faults?.includes(DOUBT) ? faults : add(faults, DOUBT));

/** Takes in the faults of a part, found by a function whose paths start there. */
export function within(faults: Faults, path: string, inner: readonly RawError[]): Faults {
  let all = faults;
  for (const raw of inner) {
    if (raw === DOUBT) all = doubt(all);
    else all = add(all, Object.assign(raw, { path: path + raw.path }));
  }
  return all;
}

function add(faults: Faults, raw: RawError): Faults {
  if (faults === undefined) return [raw];
  faults.push(raw);
  return faults;
}

/** Whether there are more faults than a verdict lists, so that nobody needs more; a doubt may be one of them. */
export const isFull = (faults: Faults): boolean => faults !== undefined && faults.length > MAX_ERRORS + 1;

/* Conditions are judged like everything else, and what they report is then forgotten. */
export const count = (faults: Faults): number => (faults === undefined ? 0 : faults.length);

export function cut(faults: Faults, length: number): Faults {
  if (faults !== undefined) faults.length = length;
  return length === 0 ? undefined : faults;
}
