import { describeValue } from './describe-value.js';
import { nearest } from './nearest.js';
import type { ErrorParams } from './validation-result.js';

/*
 * One function for each keyword: what its error says, to people and to programs. Generated code names those that it needs, so
 * that a bundle holds no others.
 */

/** What an error says beside its path. */
export interface Explanation<Key extends keyof ErrorParams = keyof ErrorParams> {
  readonly keyword: Key;
  readonly message: string;
  readonly params: ErrorParams[Key];
}

/** `detail` is what the generated code knows, `value` what stands at the place. */
// biome-ignore lint/suspicious/noExplicitAny: each explainer knows its own detail
export type Explainer = (detail: any, value: unknown) => Explanation;

export const required = (property: string): Explanation<'required'> => ({
  keyword: 'required',
  message: 'is required',
  params: { property },
});

export function additionalProperties([property, known]: [string, string[]], value: unknown): Explanation {
  // A field that is there already cannot have been meant.
  const suggestion = nearest(
    property,
    known.filter((name) => !Object.hasOwn(value ?? {}, name)),
  );
  const hint = suggestion === undefined ? '' : `; did you mean \`${suggestion}\`?`;
  return {
    keyword: 'additionalProperties',
    message: `is not a known field${hint}`,
    params: { property, ...(suggestion === undefined ? {} : { suggestion }) },
  };
}

export const type = (types: string | string[], value: unknown): Explanation =>
  unionTypes([[types].flat(), listTypes([types].flat())], value);

/** A union by type, which says more than the bare types: `an array of strings`. */
export function unionTypes([types, described]: [string[], string], value: unknown): Explanation {
  // Nothing is found where a huge name was cut in the path.
  const instead = value === undefined ? '' : `, not ${describeValue(value)}`;
  return { keyword: 'type', message: `must be ${described}${instead}`, params: { types } };
}

export const constant = (value: unknown): Explanation => ({
  keyword: 'const',
  message: `must be ${JSON.stringify(value)}`,
  params: { value },
});

export function enumeration(values: readonly unknown[], value: unknown): Explanation {
  const suggestion = typeof value === 'string' ? nearest(value, values.filter(isText)) : undefined;
  const hint = suggestion === undefined ? '' : `; did you mean ${JSON.stringify(suggestion)}?`;
  return {
    keyword: 'enum',
    message: `must be one of ${values.map((each) => JSON.stringify(each)).join(', ')}${hint}`,
    params: { values, ...(suggestion === undefined ? {} : { suggestion }) },
  } as Explanation;
}

/** `meaning` says in words what a text that fits is. */
export const pattern = ([source, meaning]: [string, string?]): Explanation => ({
  keyword: 'pattern',
  message: meaning === undefined ? `must match the pattern ${source}` : `must be ${meaning} (pattern ${source})`,
  params: { pattern: source },
});

const FORMATS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['date-time', 'a date and time of RFC 3339, such as 2026-01-31T09:30:00Z'],
  ['int32', 'an integer from -2147483648 to 2147483647'],
  ['int64', 'an integer from -(2^63) to 2^63 - 1'],
  ['uint32', 'an integer from 0 to 4294967295'],
  ['uint64', 'an integer from 0 to 2^64 - 1'],
]);

export const format = (name: string): Explanation => ({
  keyword: 'format',
  message: `must be ${FORMATS.get(name) ?? `a valid ${name}`}`,
  params: { format: name },
});

type Limited = {
  [Key in keyof ErrorParams]: ErrorParams[Key] extends { limit: number } ? Key : never;
}[keyof ErrorParams];

const bound =
  (keyword: Limited, relation: string): Explainer =>
  ([limit, unit]: [number, string?]) => ({
    keyword,
    message: `must be ${relation} ${limit}${unit === undefined ? '' : ` (in ${unit})`}`,
    params: { limit },
  });

export const minimum = /* @__PURE__ */ bound('minimum', 'at least');
export const maximum = /* @__PURE__ */ bound('maximum', 'at most');
export const exclusiveMinimum = /* @__PURE__ */ bound('exclusiveMinimum', 'greater than');
export const exclusiveMaximum = /* @__PURE__ */ bound('exclusiveMaximum', 'less than');

const size =
  (keyword: Limited, relation: string, noun: string, remark = ''): Explainer =>
  (limit: number) => ({
    keyword,
    message: `must have ${relation} ${limit} ${noun}${limit === 1 ? '' : 's'}${remark}`,
    params: { limit },
  });

export const minLength = /* @__PURE__ */ size('minLength', 'at least', 'character', ' (Unicode code points)');
export const maxLength = /* @__PURE__ */ size('maxLength', 'at most', 'character', ' (Unicode code points)');
export const minItems = /* @__PURE__ */ size('minItems', 'at least', 'item');
export const maxItems = /* @__PURE__ */ size('maxItems', 'at most', 'item');
export const minProperties = /* @__PURE__ */ size('minProperties', 'at least', 'field');
export const maxProperties = /* @__PURE__ */ size('maxProperties', 'at most', 'field');

export const uniqueItems = ([i, j]: [number, number]): Explanation => ({
  keyword: 'uniqueItems',
  message: `must have no item twice; items ${j} and ${i} are equal`,
  params: { items: [j, i] },
});

export const never = (): Explanation => ({ keyword: 'never', message: 'is not allowed here', params: {} });

const isText = (value: unknown): value is string => typeof value === 'string';

const listTypes = (types: readonly string[]): string =>
  types.map((each) => (each === 'null' ? each : `${/^[aeio]/.test(each) ? 'an' : 'a'} ${each}`)).join(' or ');
