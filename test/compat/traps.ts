import { ifThen } from '../lib/tree.js';

/** A change of a schema that is easily misjudged. */
export interface Trap {
  readonly title: string;
  readonly old: unknown;
  readonly next: unknown;
}

const text = { type: 'string' };
const integer = { type: 'integer' };
const objectOf = (properties: object, rest: object = {}): object => ({ type: 'object', properties, ...rest });
const closed = { additionalProperties: false };

/** A union told apart by `type`; the branch `b` has a number of at least so much. */
const union = (minimum: number, ...tags: readonly string[]): object => ({
  oneOf: tags.map((tag) =>
    objectOf(
      { type: { const: tag }, n: { ...integer, minimum: tag === 'b' ? minimum : 0 } },
      { required: ['type', 'n'], ...closed },
    ),
  ),
});

const list = (item: object): object => ({
  $ref: '#/$defs/list',
  $defs: {
    list: {
      type: ['object', 'null'],
      properties: { item, next: { $ref: '#/$defs/list' } },
      required: ['item', 'next'],
      ...closed,
    },
  },
});

const condition = (needed: string): object => ({
  ...objectOf({ kind: { enum: ['a', 'b'] }, a: text, b: text }, { required: ['kind'], ...closed }),
  ...ifThen({ properties: { kind: { const: 'a' } } }, { required: [needed] }),
});

export const TRAPS: readonly Trap[] = [
  {
    title: 'an optional field added to a closed object',
    old: objectOf({ a: text }, closed),
    next: objectOf({ a: text, b: text }, closed),
  },
  {
    title: 'an optional field added to an open object',
    old: objectOf({ a: text }),
    next: objectOf({ a: text, b: text }),
  },
  {
    title: 'a field dropped from a closed object',
    old: objectOf({ a: text, b: text }, closed),
    next: objectOf({ a: text }, closed),
  },
  { title: 'a field dropped from an open object', old: objectOf({ a: text, b: text }), next: objectOf({ a: text }) },
  { title: 'a value added', old: { ...text, enum: ['a', 'b'] }, next: { ...text, enum: ['a', 'b', 'c'] } },
  { title: 'a value removed', old: { ...text, enum: ['a', 'b', 'c'] }, next: { ...text, enum: ['a', 'b'] } },
  { title: 'a first enum on a free string', old: text, next: { ...text, enum: ['a'] } },
  { title: 'a const made an enum', old: { const: 1 }, next: { enum: [1, 2] } },
  { title: 'propertyNames', old: { type: 'object' }, next: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } } },
  {
    title: 'additionalProperties from true to a schema',
    old: objectOf({ a: text }, { additionalProperties: true }),
    next: objectOf({ a: text }, { additionalProperties: text }),
  },
  {
    title: 'additionalProperties from false to a schema',
    old: objectOf({ a: text }, closed),
    next: objectOf({ a: text }, { additionalProperties: text }),
  },
  { title: 'an object opened', old: objectOf({ a: text }, closed), next: objectOf({ a: text }) },
  {
    title: 'a field made nullable',
    old: objectOf({ a: text }, { required: ['a'] }),
    next: objectOf({ a: { type: ['string', 'null'] } }, { required: ['a'] }),
  },
  {
    title: 'a field made required',
    old: objectOf({ cpu_ms: integer }, closed),
    next: objectOf({ cpu_ms: integer }, { required: ['cpu_ms'], ...closed }),
  },
  { title: 'a field made optional', old: objectOf({ a: text }, { required: ['a'] }), next: objectOf({ a: text }) },
  { title: 'a bound moved inside a branch', old: union(0, 'a', 'b'), next: union(1, 'a', 'b') },
  { title: 'a tag added to a union', old: union(0, 'a', 'b'), next: union(0, 'a', 'b', 'c') },
  {
    title: 'oneOf made anyOf',
    old: union(0, 'a', 'b'),
    next: { anyOf: (union(0, 'a', 'b') as { oneOf: unknown }).oneOf },
  },
  {
    title: 'minimum made exclusiveMinimum',
    old: { ...integer, minimum: 0 },
    next: { ...integer, exclusiveMinimum: 0 },
  },
  {
    title: 'exclusiveMinimum of an integer written as minimum',
    old: { ...integer, exclusiveMinimum: 0 },
    next: { ...integer, minimum: 1 },
  },
  {
    title: 'exclusiveMinimum of a number written as minimum',
    old: { type: 'number', exclusiveMinimum: 0 },
    next: { type: 'number', minimum: 1 },
  },
  {
    title: 'a renamed field',
    old: objectOf({ a: text }, { required: ['a'], ...closed }),
    next: objectOf({ b: text }, { required: ['b'], ...closed }),
  },
  { title: 'integer made number', old: integer, next: { type: 'number' } },
  { title: 'a wider integer', old: { ...integer, format: 'int32' }, next: { ...integer, format: 'int64' } },
  {
    title: 'a signed integer made unsigned',
    old: { ...integer, format: 'int64' },
    next: { ...integer, format: 'uint64' },
  },
  { title: 'a format added', old: text, next: { ...text, format: 'date-time' } },
  {
    title: 'a length in characters beyond the basic plane',
    old: { ...text, maxLength: 2 },
    next: { ...text, maxLength: 1 },
  },
  { title: 'a longer pattern', old: { ...text, pattern: '^[a-z]{1,3}$' }, next: { ...text, pattern: '^[a-z]{1,4}$' } },
  {
    title: 'a pattern written as lengths',
    old: { ...text, pattern: '^.{2,3}$' },
    next: { ...text, minLength: 2, maxLength: 3 },
  },
  { title: 'a condition that demands another field', old: condition('a'), next: condition('b') },
  {
    title: 'a condition written as a union',
    old: condition('a'),
    next: {
      ...objectOf({ kind: { enum: ['a', 'b'] }, a: text, b: text }, { required: ['kind'], ...closed }),
      anyOf: [{ properties: { kind: { const: 'b' } } }, { required: ['a'] }],
    },
  },
  { title: 'a list that holds itself', old: list(text), next: list({ type: ['string', 'null'] }) },
  {
    title: 'uniqueItems added',
    old: { type: 'array', items: integer },
    next: { type: 'array', items: integer, uniqueItems: true },
  },
  {
    title: 'maxItems that the items leave no room to break',
    old: { type: 'array', items: { type: 'boolean' }, uniqueItems: true },
    next: { type: 'array', items: { type: 'boolean' }, maxItems: 2 },
  },
  {
    title: 'minItems moved',
    old: { type: 'array', items: text, minItems: 1 },
    next: { type: 'array', items: text, minItems: 2 },
  },
  {
    title: 'a definition written in place',
    old: { ...objectOf({ a: { $ref: '#/$defs/a' } }), $defs: { a: text } },
    next: objectOf({ a: { allOf: [text] } }),
  },
];
