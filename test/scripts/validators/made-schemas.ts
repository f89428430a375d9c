import fc from 'fast-check';
import type { Schema } from '../../../src/source/schema.js';
import { ifThen } from '../../lib/tree.js';
import { leaves, type Made, place, texts } from './made-leaves.js';

const arrayOf = ({ schema, values }: Made, more: Schema): Made => ({
  schema: { type: 'array', items: schema, ...more },
  values: fc.array(place(values), { maxLength: 4 }),
});

/** An object with the properties `a` and `b`; `rest` is what stands in other ones. */
function objectOf(
  a: Made,
  b: Made,
  rest: Made,
  required: readonly string[],
  additionalProperties: unknown,
  more: Schema,
): Made {
  const properties = { a: a.schema, b: b.schema };
  const model = { a: place(a.values), b: place(b.values), x: place(rest.values), c: place(rest.values) };
  const schema = { type: 'object', properties, required, ...more };
  return {
    schema: additionalProperties === undefined ? schema : { ...schema, additionalProperties },
    values: fc
      .tuple(fc.record(model, { requiredKeys: [] }), fc.boolean())
      .map(([record, isBare]) => (isBare ? Object.assign(Object.create(null), record) : record)),
  };
}

const mapOf = ({ schema, values }: Made): Made => ({
  schema: { type: 'object', additionalProperties: schema },
  values: fc.dictionary(fc.constantFrom('a', 'b', 'toString', 'c\udc00'), place(values), { maxKeys: 3 }),
});

const taggedUnion = (one: Made, two: Made): Made => {
  const branch = (tag: string, { schema }: Made): Schema => ({
    type: 'object',
    properties: { k: { const: tag }, v: schema },
    required: ['k'],
  });
  const value = (tag: string, { values }: Made) =>
    fc.record({ k: fc.constant(tag), v: place(values) }, { requiredKeys: ['k'] });
  return {
    schema: { oneOf: [branch('x', one), branch('y', two)] },
    values: fc.oneof(value('x', one), value('y', two)),
  };
};

const typedUnion = (inner: Made): Made => ({
  schema: { anyOf: [{ type: 'string' }, { type: 'array', items: inner.schema }, { type: 'null' }] },
  values: fc.oneof(texts, fc.array(place(inner.values), { maxLength: 2 }), fc.constant(null)),
});

const CONDITIONS: readonly Schema[] = [
  {},
  { allOf: [ifThen({ properties: { a: { const: 'a' } }, required: ['a'] }, { required: ['b'] }) as Schema] },
  { ...ifThen({ type: 'object', properties: { a: { const: 'a' } }, required: ['a'] }, { required: ['b'] }) },
  { minProperties: 1 },
];

export const madeSchemas: fc.Arbitrary<Made> = fc.letrec<{ made: Made; leaf: Made }>((tie) => ({
  leaf: fc.constantFrom(...leaves),
  made: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 1, arbitrary: tie('leaf') },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('made'), fc.constantFrom({}, { minItems: 1 })).map(([m, more]) => arrayOf(m, more)),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.tuple(tie('made'), tie('made'), tie('leaf')),
          fc.subarray(['a', 'c']),
          fc.constantFrom('open', 'closed', 'any', 'of'),
          fc.constantFrom(...CONDITIONS),
        )
        .map(([[a, b, rest], required, kind, more]) => {
          const additional = { open: undefined, closed: false, any: true, of: rest.schema }[kind];
          return objectOf(a, b, rest, required, additional, more);
        }),
    },
    { weight: 1, arbitrary: tie('made').map(mapOf) },
    { weight: 1, arbitrary: tie('made').map(typedUnion) },
    { weight: 1, arbitrary: fc.tuple(tie('made'), tie('made')).map(([one, two]) => taggedUnion(one, two)) },
  ),
})).made;

/** Values for a schema, a few of which are odd as a whole. */
export const valuesOf = ({ values }: Made): fc.Arbitrary<unknown[]> =>
  fc.array(place(values), { minLength: 12, maxLength: 12 });
