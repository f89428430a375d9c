import type { ErrorObject } from 'ajv';
import { explain } from '../../engine/explain.js';
import { SUMMARIES } from './explainer-of.js';
import { toRawErrors } from './raw-errors.js';
import type { WitnessError } from './validator.js';

/** What an error says, from the params that ajv gives. */
type Words = (params: ErrorObject['params']) => string;

/** Of these the errors of the branches are reported as well, before their own; one error says enough. */
const MESSAGES: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['anyOf', () => 'must match at least one of the branches of "anyOf"'],
  ['oneOf', () => 'must match exactly one of the branches of "oneOf"'],
  ['contains', ({ minContains, maxContains }) => inCounts(minContains, maxContains)],
]);

function inCounts(least: number, most: number | undefined): string {
  const counts = [...(least > 0 ? [`at least ${least}`] : []), ...(most === undefined ? [] : [`at most ${most}`])];
  const limit = most ?? least;
  return `must have ${counts.join(' and ')} item${limit === 1 ? '' : 's'} of the kind that "contains" counts`;
}

/** Words for keywords that contracts do not use. */
const OTHERS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['not', () => 'must not be what "not" describes'],
  ['multipleOf', ({ multipleOf }) => `must be a multiple of ${multipleOf}`],
]);

/** What ajv has against a value, in the words of the package; for keywords that contracts never use, in ajv's own. */
export function errorsOf(errors: readonly ErrorObject[], value: unknown): WitnessError[] {
  const told = errors.filter((error, i) => {
    if (SUMMARIES.has(error.keyword)) return false;
    const after = errors.slice(i + 1);
    return !after.some(
      ({ keyword, instancePath }) => MESSAGES.has(keyword) && error.instancePath.startsWith(instancePath),
    );
  });
  const found = told.map((error): WitnessError => {
    const message = MESSAGES.get(error.keyword);
    if (message) return { path: error.instancePath, message: message(error.params) };
    // The explainers know the contracts' keywords alone.
    const [raw] = toRawErrors(error);
    if (!raw)
      return {
        path: error.instancePath,
        message: OTHERS.get(error.keyword)?.(error.params) ?? error.message ?? `fails "${error.keyword}"`,
      };
    const { path, message: words } = explain(raw, value);
    return { path, message: words };
  });
  const unlike = new Map(found.map((each) => [`${each.path} ${each.message}`, each]));
  return [...unlike.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
