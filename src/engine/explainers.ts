import { nearest } from '../base/nearest.js';
import { eitherOf } from '../base/phrases.js';
import { appendToPointer } from '../base/pointer.js';
import type { ErrorParams } from '../model/validation-result.js';
import { describeValue } from './describe-value.js';

/*
 * One function for each keyword: what its error says, to people and to programs. Generated code names those that it needs, so
 * that a bundle holds no others.
 */

/** What an error says; `below` leads on from the place where the error was found. */
export type Explanation<Key extends keyof ErrorParams = keyof ErrorParams> = {
  [Keyword in Key]:
    | readonly [keyword: Keyword, message: string, params: ErrorParams[Keyword]]
    | readonly [keyword: Keyword, message: string, params: ErrorParams[Keyword], below: string];
}[Key];

/** `detail` is what the generated code knows, `value` what stands at the place. */
// biome-ignore lint/suspicious/noExplicitAny: each explainer knows its own detail
export type Explainer = (detail: any, value: unknown) => Explanation;

export const required = (property: string): Explanation => [
  'required',
  'is required',
  { property },
  appendToPointer('', property),
];

export function additionalProperties([property, known]: [string, string[]], value: unknown): Explanation {
  // A field that is there already cannot have been meant.
  const suggestion = nearest(
    property,
    known.filter((name) => !Object.hasOwn(value ?? {}, name)),
  );
  const hint = suggestion === undefined ? '' : `; did you mean \`${suggestion}\`?`;
  // The name is the sender's, and so stands in the path alone.
  const params = suggestion === undefined ? {} : { suggestion };
  return ['additionalProperties', `is not a known field${hint}`, params, appendToPointer('', property)];
}

export const type = (detail: string | string[], value: unknown): Explanation =>
  typeof detail === 'string'
    ? unionTypes([[detail], withArticle(detail)], value)
    : unionTypes([detail, eitherOf(detail.map(withArticle))], value);

const withArticle = (name: string): string =>
  name === 'null' ? name : `${'aeio'.includes(name.charAt(0)) ? 'an' : 'a'} ${name}`;

/** A union by type, which says more than the bare types: `an array of strings`. */
export function unionTypes([types, described]: [string[], string], value: unknown): Explanation {
  // Nothing is found where a huge name was cut in the path.
  const instead = value === undefined ? '' : `, not ${describeValue(value, types)}`;
  return ['type', `must be ${described}${instead}`, { types }];
}

export const constant = (value: unknown): Explanation => ['const', `must be ${JSON.stringify(value)}`, { value }];

export function enumeration(values: readonly unknown[], value: unknown): Explanation {
  const texts = values.filter((each): each is string => typeof each === 'string');
  const suggestion = typeof value === 'string' ? nearest(value, texts) : undefined;
  const hint = suggestion === undefined ? '' : `; did you mean ${JSON.stringify(suggestion)}?`;
  const listed = values.map((each) => JSON.stringify(each)).join(', ');
  const message = `must be ${values.length === 1 ? '' : 'one of '}${listed}${hint}`;
  return ['enum', message, suggestion === undefined ? { values } : { values, suggestion }];
}

/** `meaning` says in words what a text that fits is. */
export const pattern = ([source, meaning]: [string, string?]): Explanation => [
  'pattern',
  meaning === undefined ? `must match the pattern ${source}` : `must be ${meaning} (pattern ${source})`,
  { pattern: source },
];

const FORMATS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['byte', 'base64 with padding (RFC 4648, section 4)'],
  ['int32', 'an integer from -2147483648 to 2147483647'],
  ['int64', 'an integer from -(2^63) to 2^63 - 1'],
  ['uint32', 'an integer from 0 to 4294967295'],
  ['uint64', 'an integer from 0 to 2^64 - 1'],
]);

export const format = (name: string): Explanation => [
  'format',
  `must be ${FORMATS.get(name) ?? `a valid ${name}`}`,
  { format: name },
];

/** `date-time` is the most used format by far, and a bundle with no other holds only its words. */
export const dateTime = (): Explanation => [
  'format',
  'must be a date and time of RFC 3339, such as 2026-01-31T09:30:00Z',
  { format: 'date-time' },
];

type Limited = {
  [Key in keyof ErrorParams]: ErrorParams[Key] extends { limit: number } ? Key : never;
}[keyof ErrorParams];

const bound =
  (keyword: Limited, relation: string): Explainer =>
  ([limit, unit]: [number, string?]) => [
    keyword,
    `must be ${relation} ${limit}${unit === undefined ? '' : ` (in ${unit})`}`,
    { limit },
  ];

export const minimum: Explainer = /* @__PURE__ */ bound('minimum', 'at least');
export const maximum: Explainer = /* @__PURE__ */ bound('maximum', 'at most');
export const exclusiveMinimum: Explainer = /* @__PURE__ */ bound('exclusiveMinimum', 'greater than');
export const exclusiveMaximum: Explainer = /* @__PURE__ */ bound('exclusiveMaximum', 'less than');

const size =
  (keyword: Limited, relation: string, noun: string, remark = ''): Explainer =>
  (limit: number) => [keyword, `must have ${relation} ${limit} ${noun}${limit === 1 ? '' : 's'}${remark}`, { limit }];

export const minLength: Explainer = /* @__PURE__ */ size(
  'minLength',
  'at least',
  'character',
  ' (Unicode code points)',
);
export const maxLength: Explainer = /* @__PURE__ */ size('maxLength', 'at most', 'character', ' (Unicode code points)');
export const minItems: Explainer = /* @__PURE__ */ size('minItems', 'at least', 'item');
export const maxItems: Explainer = /* @__PURE__ */ size('maxItems', 'at most', 'item');
export const minProperties: Explainer = /* @__PURE__ */ size('minProperties', 'at least', 'field');
export const maxProperties: Explainer = /* @__PURE__ */ size('maxProperties', 'at most', 'field');

export const uniqueItems = ([i, j]: [number, number]): Explanation => [
  'uniqueItems',
  `must have no item twice; items ${Math.min(i, j)} and ${Math.max(i, j)} are equal`,
  { items: [Math.min(i, j), Math.max(i, j)] },
];

export const never = (): Explanation => ['never', 'is not allowed here', {}];
