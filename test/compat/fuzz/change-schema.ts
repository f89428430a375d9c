import { isObject } from '../../../src/base/is-object.js';
import { ifThen } from '../../lib/tree.js';
import { generateSchema, type Schema } from './generate-schema.js';
import { DECOYS } from './ingredients.js';
import { placesIn } from './places.js';
import type { Random } from './random.js';

type Change = (schema: Schema, random: Random) => Schema | undefined;

const without = (schema: Schema, ...keywords: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keywords.includes(key)));

/** The keywords that a schema has a place by; moved together with the rest, they would no longer be found. */
const identity = ({ $schema, $id, $anchor, $defs, definitions }: Schema): Schema =>
  Object.fromEntries(
    Object.entries({ $schema, $id, $anchor, $defs, definitions }).filter(([, value]) => value !== undefined),
  );

const content = (schema: Schema): Schema => without(schema, '$schema', '$id', '$anchor', '$defs', 'definitions');

const wrapped =
  (wrap: (content: Schema) => Schema): Change =>
  (schema) => ({ ...wrap(content(schema)), ...identity(schema) });

/** Other words for the same, or for nearly the same where a rewrite does not fit. */
const REWRITES: readonly Change[] = [
  wrapped((part) => ({ allOf: [part] })),
  wrapped((part) => ({ anyOf: [part, false] })),
  wrapped((part) => ({ oneOf: [part, { not: {} }] })),
  wrapped((part) => ({ not: { not: part } })),
  wrapped((part) => ({ if: part, else: false })),
  (schema) => {
    // Key by key, where no keyword depends on the one beside it.
    const { minimum, maximum, minLength, maxLength, required, ...rest } = schema;
    const parts = Object.entries({ minimum, maximum, minLength, maxLength, required }).filter(
      ([, value]) => value !== undefined,
    );
    return parts.length === 0
      ? undefined
      : { ...rest, allOf: [...parts.map(([key, value]) => ({ [key]: value })), ...listOf(rest.allOf)] };
  },
  (schema) =>
    Array.isArray(schema.type) && schema.anyOf === undefined
      ? { ...without(schema, 'type'), anyOf: schema.type.map((type) => ({ type })) }
      : undefined,
  (schema) =>
    'const' in schema && schema.enum === undefined ? { ...without(schema, 'const'), enum: [schema.const] } : undefined,
  (schema) =>
    Array.isArray(schema.enum) && schema.anyOf === undefined
      ? { ...without(schema, 'enum'), anyOf: schema.enum.map((value) => ({ const: value })) }
      : undefined,
  (schema) =>
    schema.type === 'integer' && typeof schema.minimum === 'number' && schema.exclusiveMinimum === undefined
      ? { ...without(schema, 'minimum'), exclusiveMinimum: schema.minimum - 1 }
      : undefined,
  (schema) =>
    schema.multipleOf === 6 || schema.multipleOf === 12
      ? {
          ...without(schema, 'multipleOf'),
          allOf: [...listOf(schema.allOf), { multipleOf: schema.multipleOf === 6 ? 2 : 4 }, { multipleOf: 3 }],
        }
      : undefined,
  (schema) => {
    const range = RANGES[String(schema.format)];
    return (
      range && {
        ...without(schema, 'format'),
        allOf: [...listOf(schema.allOf), { anyOf: [{ not: { type: 'number' } }, range] }],
      }
    );
  },
  (schema) => {
    if (!isObject(schema.dependentRequired) || schema.if !== undefined) return undefined;
    const [first] = Object.entries(schema.dependentRequired);
    return (
      first && {
        ...without(schema, 'dependentRequired'),
        ...ifThen({ type: 'object', required: [first[0]] }, { required: first[1] }),
      }
    );
  },
  ({ contains, minContains, maxContains, ...rest }) =>
    contains === undefined || minContains === undefined || maxContains === undefined || rest.allOf !== undefined
      ? undefined
      : {
          ...rest,
          allOf: [
            { contains, minContains },
            { contains, minContains: 0, maxContains },
          ],
        },
  (schema) =>
    schema.unevaluatedProperties !== undefined && schema.additionalProperties === undefined
      ? { ...without(schema, 'unevaluatedProperties'), additionalProperties: schema.unevaluatedProperties }
      : undefined,
  (schema) => Object.fromEntries(Object.entries(schema).reverse()),
  (schema, random) => ({ ...schema, default: random.pick(DECOYS) }),
  (schema, random) => ({ ...schema, examples: [random.pick(DECOYS)] }),
  (schema, random) => ({ ...schema, 'x-note': random.pick(DECOYS) }),
  (schema, random) => ({ ...schema, anyOf: [...listOf(schema.anyOf ?? [true]), { enum: [random.pick(DECOYS)] }] }),
  (schema) => ({ minLength: 0, minItems: 0, minProperties: 0, ...schema }),
  (schema) => {
    const $ref = OTHER_NAMES[String(schema.$ref)];
    return $ref === undefined ? undefined : { ...schema, $ref };
  },
];

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const OTHER_NAMES: Readonly<Record<string, string>> = {
  '#/$defs/n0': '#an0',
  '#/$defs/n1': '#an1',
  '#an0': '#/$defs/n0',
  '#an1': '#/$defs/n1',
  'n0.json': '#/$defs/n0',
};

const RANGES: Readonly<Record<string, Schema>> = {
  int32: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  uint32: { type: 'integer', minimum: 0, maximum: 2 ** 32 - 1 },
  int64: { type: 'integer', minimum: -(2 ** 63), maximum: 2 ** 63 },
  uint64: { type: 'integer', minimum: 0, exclusiveMaximum: 2 ** 64 },
};

/** Small changes, most of which change what is accepted. */
const EDITS: readonly Change[] = [
  (schema, random) => {
    const keys = Object.keys(content(schema));
    return keys.length === 0 ? undefined : without(schema, random.pick(keys));
  },
  (schema, random) => {
    const keys = Object.keys(schema).filter((key) => typeof schema[key] === 'number');
    if (keys.length === 0) return undefined;
    const key = random.pick(keys);
    const isSize = /Items|Length|Properties|Contains/.test(key);
    const value = Number(schema[key]) + random.pick(isSize ? [1, -1] : [1, -1, 0.5, 1e-7, 2 ** 12]);
    const least = isSize || key === 'multipleOf' ? 0 : Number.NEGATIVE_INFINITY;
    return value < least || (key === 'multipleOf' && value === 0) ? undefined : { ...schema, [key]: value };
  },
  (schema, random) => ({ ...content(generateSchema(random)), ...identity(schema) }),
  (schema, random) => ({ ...content(generateSchema(random)), ...schema }),
  (schema, random) => ({ ...schema, ...content(generateSchema(random)) }),
  (schema, random) =>
    Array.isArray(schema.enum) && schema.enum.length > 1 ? { ...schema, enum: random.some(schema.enum) } : undefined,
  (schema, random) =>
    Array.isArray(schema.required) ? { ...schema, required: random.some(schema.required) } : undefined,
  (schema, random) => {
    const key = ['anyOf', 'allOf', 'oneOf', 'prefixItems'].find((each) => listOf(schema[each]).length > 1);
    const left = key === undefined ? [] : random.some(listOf(schema[key]));
    return key === undefined || left.length === 0 ? undefined : { ...schema, [key]: left };
  },
  (schema) =>
    schema.type === 'integer'
      ? { ...schema, type: 'number' }
      : schema.type === 'number'
        ? { ...schema, type: 'integer' }
        : undefined,
  (schema) => (typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : undefined),
  (schema) =>
    schema.oneOf !== undefined && schema.anyOf === undefined
      ? { ...without(schema, 'oneOf'), anyOf: schema.oneOf }
      : undefined,
  wrapped((part) => ({ not: part })),
];

/** A copy in which some places say the same in other words. */
export const rewritten = (schema: Schema, random: Random): Schema =>
  applied(schema, random, REWRITES, 1 + random.below(3));

/** A copy that says something else in one to two places. */
export const edited = (schema: Schema, random: Random): Schema => applied(schema, random, EDITS, 1 + random.below(2));

function applied(schema: Schema, random: Random, changes: readonly Change[], count: number): Schema {
  let root = structuredClone(schema);
  for (let done = 0, tries = 0; done < count && tries < 30; tries++) {
    const places = [
      {
        schema: root as Schema | boolean,
        replace: (other: Schema | boolean) => {
          root = other as Schema;
        },
      },
      ...placesIn(root),
    ];
    const place = random.chance(0.3) ? places[0] : random.pick(places);
    if (!place || typeof place.schema === 'boolean') continue;
    const change = random.pick(changes)(place.schema, random);
    if (change === undefined) continue;
    place.replace(structuredClone(change));
    done++;
  }
  return root;
}
