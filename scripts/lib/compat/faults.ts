import type { ErrorObject } from 'ajv';
import type { Fault } from '../../../src/compat/validator.js';
import { explain } from '../../../src/explain.js';
import { explainerOf, SUMMARIES } from '../validators/explainer-of.js';
import { toRawErrors } from '../validators/to-check.js';

/** Of these the errors of the branches are reported as well, before their own; one error says enough. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['anyOf', 'must match at least one of the branches of "anyOf"'],
  ['oneOf', 'must match exactly one of the branches of "oneOf"'],
  ['contains', 'must contain an item of the right kind, and not too many'],
]);

/** What ajv has against a value, in the words of the package; for keywords that contracts never use, in ajv's own. */
export function faultsOf(errors: readonly ErrorObject[], value: unknown): Fault[] {
  const told = errors.filter((error, i) => {
    if (SUMMARIES.has(error.keyword)) return false;
    const after = errors.slice(i + 1);
    return !after.some(
      ({ keyword, instancePath }) => MESSAGES.has(keyword) && error.instancePath.startsWith(instancePath),
    );
  });
  const faults = told.map((error): Fault => {
    const message = MESSAGES.get(error.keyword);
    if (message !== undefined) return { path: error.instancePath, message };
    // The explainers know the contracts' keywords alone.
    const [raw] = toRawErrors(error);
    if (!raw || !explainerOf(error.keyword))
      return { path: error.instancePath, message: error.message ?? `fails "${error.keyword}"` };
    const { path, message: words } = explain(raw, value);
    return { path, message: words };
  });
  const unlike = new Map(faults.map((fault) => [`${fault.path} ${fault.message}`, fault]));
  return [...unlike.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
