import { MAX_ERRORS } from '../base/limits.js';
import { DOUBT, type RawError } from './check.js';
import type { Explainer } from './explainers.js';

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

/** Says that JSON may not be able to hold the value. It is said once, and stands first: conditions do not count it. */
export function doubt(faults?: Faults): Faults {
  if (faults === undefined) return [DOUBT];
  if (faults[0] !== DOUBT) faults.unshift(DOUBT);
  return faults;
}

/** Takes in the faults of a part, found by a function whose paths start there; of a property's name, where one is given. */
export function within(faults: Faults, path: string, inner: readonly RawError[], propertyName?: string): Faults {
  let all = faults;
  for (const raw of inner) {
    if (raw === DOUBT) all = doubt(all);
    else all = add(all, Object.assign(raw, { path: path + raw.path, propertyName: raw.propertyName ?? propertyName }));
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

/* Conditions are judged like everything else, and what they report is then forgotten. A doubt stays, and decides no condition. */
export const count = (faults: Faults): number => (faults === undefined ? 0 : faults.length - doubts(faults));

export function cut(faults: Faults, length: number): Faults {
  if (faults === undefined) return undefined;
  faults.length = length + doubts(faults);
  return faults.length === 0 ? undefined : faults;
}

const doubts = (faults: readonly RawError[]): number => (faults[0] === DOUBT ? 1 : 0);
