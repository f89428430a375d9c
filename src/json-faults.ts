import { isPlain } from './is-json.js';
import { isWellFormed } from './is-well-formed.js';
import { MAX_CONTAINERS, MAX_DEPTH, MAX_ERRORS, MAX_NAMED_VALUES } from './limits.js';
import { appendToPointer } from './pointer.js';
import type { JsonProblem, ValidationError } from './validation-result.js';

/**
 * Names each place in a value that JSON cannot hold; slower than `isJson`, which tells whether there is any. Ends soon after
 * MAX_ERRORS. Never throws: what throws when read is itself a fault.
 */
export function jsonFaults(value: unknown): ValidationError[] {
  const walk: Walk = { faults: [], ancestors: new Set(), containersLeft: MAX_CONTAINERS, valuesLeft: MAX_NAMED_VALUES };
  visit(walk, '', () => value);
  return hasRunOut(walk) ? [...walk.faults, TOO_LARGE] : walk.faults;
}

interface Walk {
  readonly faults: ValidationError[];
  /** The arrays and objects around the one that is being looked at. */
  readonly ancestors: Set<object>;
  containersLeft: number;
  valuesLeft: number;
}

const hasRunOut = ({ containersLeft, valuesLeft }: Walk): boolean => containersLeft < 0 || valuesLeft < 0;

/** Whether there is reason to look further: neither faults enough, nor a value that unfolds without end. */
const goesOn = (walk: Walk): boolean => walk.faults.length <= MAX_ERRORS && !hasRunOut(walk);

function visit(walk: Walk, path: string, read: () => unknown): void {
  walk.valuesLeft--;
  try {
    const value = read();
    if (typeof value === 'object' && value !== null) visitContainer(walk, path, value);
    else visitScalar(walk, path, value);
  } catch {
    walk.faults.push(unreadable(path));
  }
}

function visitScalar(walk: Walk, path: string, value: unknown): void {
  if (typeof value === 'string') {
    if (!isWellFormed(value))
      report(walk, path, 'lone-surrogate', 'holds half of a surrogate pair, which UTF-8 cannot carry');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) report(walk, path, 'number', `is ${value}, which JSON cannot hold`);
  } else if (value === undefined) {
    report(walk, path, 'type', 'is undefined, which JSON cannot hold; leave it out');
  } else if (value !== null && typeof value !== 'boolean') {
    report(walk, path, 'type', `is a ${typeof value}, which JSON cannot hold`);
  }
}

function visitContainer(walk: Walk, path: string, value: object): void {
  if (walk.ancestors.has(value)) {
    report(walk, path, 'circle', 'stands inside itself; JSON cannot hold a circle');
  } else if (walk.ancestors.size === MAX_DEPTH) {
    report(walk, path, 'too-deep', `nests deeper than ${MAX_DEPTH} arrays and objects`);
  } else if (--walk.containersLeft >= 0) {
    walk.ancestors.add(value);
    try {
      if (Array.isArray(value)) visitItems(walk, path, value);
      else if (isPlain(value)) visitProperties(walk, path, value as Record<string, unknown>);
      else report(walk, path, 'type', `is ${kindOf(value)}, which JSON cannot hold`);
    } finally {
      walk.ancestors.delete(value);
    }
  }
}

function visitItems(walk: Walk, path: string, items: readonly unknown[]): void {
  for (let i = 0; i < items.length && goesOn(walk); i++) {
    if (Object.hasOwn(items, i)) visit(walk, `${path}/${i}`, () => items[i]);
    else report(walk, `${path}/${i}`, 'type', 'is a hole in the array, which JSON cannot hold');
  }
}

function visitProperties(walk: Walk, path: string, value: Record<string, unknown>): void {
  for (const key of Object.keys(value)) {
    if (!goesOn(walk)) return;
    const at = appendToPointer(path, key);
    if (isWellFormed(key)) visit(walk, at, () => value[key]);
    else report(walk, at, 'lone-surrogate', 'has half of a surrogate pair in its name, which UTF-8 cannot carry');
  }
}

function report({ faults }: Walk, path: string, problem: JsonProblem, message: string): void {
  faults.push({ path, message, keyword: 'json', params: { problem } });
}

/** `a Date`, `a Uint8Array`, or `an object of a class` where it has no name that a language or platform would give. */
function kindOf(value: object): string {
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (kind === 'Object' || !/^[A-Z][A-Za-z0-9]{0,39}$/.test(kind)) return 'an object of a class';
  return `${startsWithVowelSound(kind) ? 'an' : 'a'} ${kind}`;
}

/** By sound: `an Int8Array` and `an HTMLElement`, whose H is read as a letter; `a Uint8Array` and `a URL`, which begin like `you`. */
const startsWithVowelSound = (name: string): boolean =>
  /^[A-Z]{2}[A-Z0-9]/.test(name) ? /^[AEFHILMNORSX]/.test(name) : /^(?:[AEIO]|U(?!int|ni|s[ae]|ti))/.test(name);

/** The fault of a place that throws when it is read. What it throws may hold the value, and stays inside. */
export function unreadable(path: string): ValidationError {
  return { path, message: 'throws when it is read', keyword: 'json', params: { problem: 'unreadable' } };
}

/** The fault of a value that was read twice and was not the same. */
export const CHANGES: ValidationError = {
  path: '',
  message: 'changes while it is read',
  keyword: 'json',
  params: { problem: 'unreadable' },
};

/** The fault of a value that has no end, or is larger than any JSON text. */
export const TOO_LARGE: ValidationError = {
  path: '',
  message: 'holds more than any JSON text can, or parts that stand in too many places',
  keyword: 'json',
  params: { problem: 'too-large' },
};
