import fc from 'fast-check';
import { ifThen } from '../lib/tree.js';

/** Schemas of the contracts' dialect, small enough that two of them often have to do with each other. */

type Schema = Record<string, unknown>;

const NAMES = ['a', 'b', 'c'] as const;
const PATTERNS = ['^[a-z]{1,3}$', '^[a-z]+$', '^x', 'y$', '^[0-9]{2}$', '^(a|b|c)$'] as const;
const SCALARS = ['a', 'b', '', 'x', 0, 1, -1, 1.5, true, false, null] as const;

const small = fc.integer({ min: -2, max: 3 });
const size = fc.integer({ min: 0, max: 3 });

/** The keywords, each present or not. */
const some = (keywords: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Schema> =>
  fc.record(keywords, { requiredKeys: [] });

const numbers = fc.tuple(
  fc.constantFrom('integer', 'number'),
  some({
    minimum: small,
    maximum: small,
    exclusiveMinimum: small,
    exclusiveMaximum: fc.constantFrom(0, 2, 2.5),
    multipleOf: fc.constantFrom(1, 2, 3, 4, 0.5),
    format: fc.constantFrom('int32', 'int64', 'uint32', 'uint64'),
  }),
);

const texts = some({
  minLength: size,
  maxLength: size,
  pattern: fc.constantFrom(...PATTERNS),
  format: fc.constantFrom('date-time'),
});

const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => {
  const inner = tie('schema');
  const objects = some({
    properties: fc.dictionary(fc.constantFrom(...NAMES), inner, { maxKeys: 3, noNullPrototype: true }),
    required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }),
    additionalProperties: fc.oneof(fc.boolean(), inner),
    propertyNames: fc.oneof(
      fc.constantFrom(...PATTERNS).map((pattern) => ({ pattern })),
      texts,
    ),
    minProperties: size,
    maxProperties: size,
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'b'), inner, { maxKeys: 1, noNullPrototype: true }),
    dependentRequired: fc.constantFrom({ a: ['b'] }, { b: ['c'] }),
  });
  const lists = { items: inner, minItems: size, maxItems: size, uniqueItems: fc.boolean() };
  // Not both: below a `not`, ajv 8.20 lets an empty array pass for one that contains something.
  const arrays = fc.oneof(
    some({ ...lists, prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
    some({ ...lists, contains: inner }),
  );
  const typed = fc.oneof(
    numbers.map(([type, rest]) => ({ type, ...rest })),
    texts.map((rest) => ({ type: 'string', ...rest })),
    objects.map((rest) => ({ type: 'object', ...rest })),
    objects.map((rest) => ({ type: 'object', ...rest })),
    arrays.map((rest) => ({ type: 'array', ...rest })),
    fc.constantFrom({ type: 'boolean' }, { type: 'null' }, {}),
    fc.tuple(texts, numbers).map(([text, [, number]]) => ({ type: ['string', 'integer', 'null'], ...number, ...text })),
  );
  const values = fc.oneof(
    fc.constantFrom<unknown>(...SCALARS).map((value) => ({ const: value })),
    fc
      .uniqueArray(fc.constantFrom<unknown>(...SCALARS, [], {}, { a: 1 }), { minLength: 1, maxLength: 4 })
      .map((list) => ({ enum: list })),
  );
  const tagged = fc
    .uniqueArray(fc.tuple(fc.constantFrom('x', 'y', 'z'), inner), {
      minLength: 2,
      maxLength: 3,
      selector: ([tag]) => tag,
    })
    .map((branches) => ({
      oneOf: branches.map(([tag, a]) => ({
        type: 'object',
        properties: { tag: { const: tag }, a },
        required: ['tag'],
      })),
    }));
  const joined = fc.oneof(
    fc
      .tuple(fc.constantFrom('anyOf', 'oneOf', 'allOf'), fc.array(inner, { minLength: 1, maxLength: 3 }))
      .map(([kind, list]) => ({ [kind]: list })),
    fc.tuple(inner, inner, inner).map(([a, b, c]) => ({ ...ifThen(a, b), else: c })),
    inner.map((not) => ({ not })),
    tagged,
  );
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(typed, values),
      typed,
      joined,
    ) as fc.Arbitrary<Schema>,
  };
});

export { anySchema };

/** A schema that may hold itself: a list, or a tree, of the parts. */
export const schemas: fc.Arbitrary<Schema> = fc.oneof(
  { weight: 9, arbitrary: anySchema },
  {
    weight: 1,
    arbitrary: fc.tuple(anySchema, fc.boolean()).map(([part, isList]) => ({
      $ref: '#/$defs/node',
      $defs: {
        node: {
          type: ['object', 'null'],
          properties: {
            value: part,
            next: isList ? { $ref: '#/$defs/node' } : { type: 'array', items: { $ref: '#/$defs/node' } },
          },
          required: ['value'],
          additionalProperties: false,
        },
      },
    })),
  },
);
