import fc from 'fast-check';
import type { Schema } from '../../../src/source/schema.js';

/** A schema of the dialect, and values of which many fit it. */
export interface Made {
  readonly schema: Schema;
  readonly values: fc.Arbitrary<unknown>;
}

export const texts = fc.constantFrom(
  'a',
  'b',
  'job_0f',
  'aA==',
  '2026-01-31T09:30:00Z',
  'é🦀',
  '',
  '\ud800',
  'a\udc00',
);
const numbers = fc.constantFrom(0, 1, 2.5, -1, 2 ** 31, -0, Number.NaN, Number.POSITIVE_INFINITY);

/** What JSON cannot hold, or what is of another type than was asked for. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 'a', 1, 1n, Symbol('a'), () => 1, new Date(0), new Map(), /a/),
  fc
    .constantFrom<() => unknown>(
      () => Array(2),
      () => [1, undefined],
      () => ({ a: undefined }),
      () => ({ x: Number.NaN }),
      () => ({ 'b\ud800': 1 }),
      () => Object.create({ a: 1 }),
      () => Object.assign(Object.create(null), { a: 'a' }),
      () =>
        new (class A {
          a = 'a';
        })(),
      () => Object.setPrototypeOf(Array(1), ['a']),
    )
    .map((make) => make()),
);

/** What fits for the most part, and now and then what does not. */
export const place = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 20, arbitrary: values },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

export const leaves: readonly Made[] = [
  { schema: { type: 'string' }, values: texts },
  { schema: { type: 'string', maxLength: 2 }, values: texts },
  { schema: { type: 'string', pattern: '^job_[0-9a-f]{2}$' }, values: fc.constant('job_0f') },
  { schema: { type: 'string', pattern: '^.+$' }, values: texts },
  { schema: { type: 'string', format: 'byte' }, values: fc.constantFrom('aA==', 'a') },
  { schema: { type: 'string', format: 'date-time' }, values: fc.constantFrom('2026-01-31T09:30:00Z', 'a') },
  { schema: { type: 'string', enum: ['a', 'b'] }, values: fc.constantFrom('a', 'b', 'c') },
  { schema: { type: 'string', const: 'a' }, values: fc.constant('a') },
  { schema: { type: 'integer', format: 'int32' }, values: numbers },
  { schema: { type: 'number', minimum: 0 }, values: numbers },
  { schema: { type: 'boolean' }, values: fc.boolean() },
  { schema: { type: 'null' }, values: fc.constant(null) },
  { schema: { type: ['string', 'null'] }, values: fc.oneof(texts, fc.constant(null)) },
  { schema: { type: ['object', 'array'] }, values: fc.constantFrom({}, [], { a: [undefined] }, [{ a: 1 }]) },
  { schema: { type: 'array' }, values: fc.constantFrom([], [1], [['a']], [undefined], [() => 1], Array(1)) },
  { schema: {}, values: fc.constantFrom<unknown>(1, 'a', { a: ['b'] }, [undefined], '\ud800') },
  { schema: { $ref: '#/$defs/text' }, values: texts },
  { schema: { allOf: [{ $ref: '#/$defs/text' }] }, values: texts },
  {
    schema: { $ref: '#/$defs/list' },
    values: fc.constantFrom<unknown>({}, { next: {} }, { next: { x: () => 1 } }, { next: { next: 1 } }),
  },
];

export const DEFS: Schema = {
  text: { type: 'string' },
  list: { type: 'object', properties: { next: { $ref: '#/$defs/list' } } },
};
