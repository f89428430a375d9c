import { isPlain } from './is-json.js';
import { isWellFormed } from './is-well-formed.js';
import { MAX_CONTAINERS, MAX_DEPTH, MAX_ERRORS } from './limits.js';
import { appendToPointer } from './pointer.js';
import { printable } from './printable.js';
import type { JsonProblem, ValidationError } from './validation-result.js';

/**
 * Names each place in a value that JSON cannot hold; slower than `isJson`, which tells whether there is any. Ends soon after
 * MAX_ERRORS. Never throws: what throws when read is itself a fault.
 */
export function jsonFaults(value: unknown): ValidationError[] {
  const walk: Walk = { faults: [], ancestors: [], containersLeft: MAX_CONTAINERS };
  visit(walk, '', () => value);
  return walk.faults;
}

interface Walk {
  readonly faults: ValidationError[];
  /** The objects around the one that is being looked at, with their paths, the outermost first. */
  readonly ancestors: { readonly value: object; readonly path: string }[];
  containersLeft: number;
}

function visit(walk: Walk, path: string, read: () => unknown): void {
  const depth = walk.ancestors.length;
  try {
    const value = read();
    if (typeof value === 'object' && value !== null) visitContainer(walk, path, value);
    else visitScalar(walk, path, value);
  } catch (error) {
    walk.faults.push(unreadable(path, error));
  }
  walk.ancestors.length = depth;
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
  const outer = walk.ancestors.find((ancestor) => ancestor.value === value);
  if (outer) {
    report(walk, path, 'circle', `is ${printable(outer.path)} again; JSON cannot hold a circle`);
  } else if (walk.ancestors.length === MAX_DEPTH) {
    report(walk, path, 'too-deep', `nests deeper than ${MAX_DEPTH} arrays and objects`);
  } else if (walk.containersLeft-- === 0) {
    report(walk, path, 'too-large', `is past the limit of ${MAX_CONTAINERS} arrays and objects in one value`);
  } else {
    walk.ancestors.push({ value, path });
    if (Array.isArray(value)) visitItems(walk, path, value);
    else if (isPlain(value)) visitProperties(walk, path, value as Record<string, unknown>);
    else report(walk, path, 'type', `is ${kindOf(value)}, which JSON cannot hold`);
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

const goesOn = ({ faults, containersLeft }: Walk): boolean => faults.length <= MAX_ERRORS && containersLeft >= 0;

function report({ faults }: Walk, path: string, problem: JsonProblem, message: string): void {
  faults.push({ path, message, keyword: 'json', params: { problem } });
}

/** `a Date`, `a Map`, or `an object of a class` where the language has no name for it. */
function kindOf(value: object): string {
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return kind === 'Object' ? 'an object of a class' : `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind.slice(0, 40)}`;
}

/** The fault of a place that threw when it was read. */
export function unreadable(path: string, error: unknown): ValidationError {
  return { path, message: `could not be read: ${textOf(error)}`, keyword: 'json', params: { problem: 'unreadable' } };
}

function textOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, 200);
  } catch {
    return 'what it throws cannot be shown';
  }
}
