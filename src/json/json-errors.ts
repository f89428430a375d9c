import { isWellFormed } from '../base/is-well-formed.js';
import { MAX_CONTAINERS, MAX_DEPTH, MAX_ERRORS, MAX_NAMED_VALUES } from '../base/limits.js';
import { appendToPointer } from '../base/pointer.js';
import type { JsonProblem, ValidationError } from '../model/validation-result.js';
import { hasToJson, isPlain } from './is-json.js';

/**
 * Names each place in a value that JSON cannot hold; slower than `isJson`, which says whether there is any. Ends soon after
 * MAX_ERRORS. Never throws: what throws when read is itself an error.
 */
export function jsonErrors(value: unknown): ValidationError[] {
  const walk: Walk = { errors: [], ancestors: new Set(), containersLeft: MAX_CONTAINERS, valuesLeft: MAX_NAMED_VALUES };
  visit(walk, '', () => value);
  return hasRunOut(walk) ? [...walk.errors, TOO_LARGE] : walk.errors;
}

interface Walk {
  readonly errors: ValidationError[];
  /** The arrays and objects around the one that is being looked at. */
  readonly ancestors: Set<object>;
  containersLeft: number;
  valuesLeft: number;
}

const hasRunOut = ({ containersLeft, valuesLeft }: Walk): boolean => containersLeft < 0 || valuesLeft < 0;

/** Whether there is reason to look further: neither errors enough, nor a value that unfolds without end. */
const goesOn = (walk: Walk): boolean => walk.errors.length <= MAX_ERRORS && !hasRunOut(walk);

function visit(walk: Walk, path: string, read: () => unknown): void {
  walk.valuesLeft--;
  try {
    const value = read();
    if (typeof value === 'object' && value !== null) visitContainer(walk, path, value);
    else visitScalar(walk, path, value);
  } catch {
    walk.errors.push(unreadable(path));
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
      const isArray = Array.isArray(value);
      if (!isArray && !isPlain(value)) report(walk, path, 'type', `is ${kindOf(value)}, which JSON cannot hold`);
      else if (hasToJson(value, isArray ? [] : {}))
        report(walk, path, 'type', 'is written as something else by its toJSON');
      else if (isArray) visitItems(walk, path, value);
      else visitProperties(walk, path, value as Record<string, unknown>);
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
    if (!isWellFormed(key))
      walk.errors.push({
        ...jsonError(at, 'lone-surrogate', 'has a name that holds half of a surrogate pair, which UTF-8 cannot carry'),
        ofName: true,
      });
    visit(walk, at, () => value[key]);
  }
}

function report({ errors }: Walk, path: string, problem: JsonProblem, message: string): void {
  errors.push(jsonError(path, problem, message));
}

const jsonError = (path: string, problem: JsonProblem, message: string): ValidationError => ({
  path,
  message,
  keyword: 'json',
  params: { problem },
});

/** `a Date`, `a Uint8Array`, or `an object of a class` where it has no name that a language or platform would give. */
function kindOf(value: object): string {
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (!/^(?!Object$)[A-Z][A-Za-z0-9]{0,39}$/.test(kind)) return 'an object of a class';
  return `${startsWithVowelSound(kind) ? 'an' : 'a'} ${kind}`;
}

/** By sound: `an Int8Array` and `an HTMLElement`, whose H is read as a letter; `a Uint8Array` and `a URL`, which begin like `you`. */
const startsWithVowelSound = (name: string): boolean =>
  /^(?:[AEIO]|[FHLMNRSX][A-Z][A-Z0-9]|U(?!int|ni|s[ae]|ti|[A-Z][A-Z0-9]))/.test(name);

/** The error of a place that throws when it is read. What it throws may hold the value, and stays inside. */
export const unreadable = (path: string): ValidationError => jsonError(path, 'unreadable', 'throws when it is read');

/** The error of a value that was read twice and was not the same. */
export const CHANGES: ValidationError = /* @__PURE__ */ jsonError('', 'unreadable', 'changes while it is read');

/** The error of a value that has no end, or is larger than any JSON text. */
export const TOO_LARGE: ValidationError = /* @__PURE__ */ jsonError(
  '',
  'too-large',
  'holds more than any JSON text can, or parts that stand in too many places',
);
