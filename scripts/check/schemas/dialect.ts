import { isObject } from '../../../src/base/is-object.js';
import { nearest } from '../../../src/base/nearest.js';
import { escapeSegment } from '../../../src/base/pointer.js';
import { compileShape } from '../../../src/compile/compile-shape.js';
import type { Problem } from '../../../src/source/problem.js';
import { NESTING, type Place, subschemas } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

const text = { type: 'string' };
const number = { type: 'number' };
const size = { type: 'integer', minimum: 0 };
const names = { type: 'array', items: text, uniqueItems: true };

/** What the 2020-12 meta-schema asks of the keywords that hold no subschemas. */
const shapeErrors = compileShape({
  type: 'object',
  properties: {
    ...{ $id: text, $ref: text, title: text, description: text, pattern: text, format: text },
    ...{ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number },
    ...{ minLength: size, maxLength: size, minItems: size, maxItems: size, minProperties: size, maxProperties: size },
    ...{ required: names, enum: { type: 'array' }, examples: { type: 'array' } },
    ...{ uniqueItems: { type: 'boolean' }, deprecated: { type: 'boolean' } },
  },
});

/** What the 2020-12 dialect has against the file, e.g. a `required` that is not an array: each error once, at its place. */
export function dialectErrors({ file, schema }: Contract): Problem[] {
  if (schema.$schema !== DIALECT) return [{ file, pointer: '/$schema', message: `must be "${DIALECT}"` }];
  return [...subschemas(schema)].flatMap((place) =>
    [...typeErrors(place), ...nestingErrors(place), ...keywordErrors(place)].map((error) => ({ file, ...error })),
  );
}

type Finding = Omit<Problem, 'file'>;

function keywordErrors({ schema, pointer }: Place): Finding[] {
  return shapeErrors(schema).map(({ path, message }) => ({ pointer: pointer + path, message }));
}

function typeErrors({ schema, pointer }: Place): Finding[] {
  if (!('type' in schema)) return [];
  const at = `${pointer}/type`;
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.length === 0) return [{ pointer: at, message: `must name a type; types are ${TYPES.join(', ')}` }];
  return types.flatMap((type, i) => {
    if (types.indexOf(type) < i) return [{ pointer: at, message: `names ${JSON.stringify(type)} twice` }];
    if (TYPES.includes(type as string)) return [];
    const near = typeof type === 'string' ? nearest(type, TYPES) : undefined;
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    return [
      { pointer: at, message: `${JSON.stringify(type)} is not a type${hint || ';'} types are ${TYPES.join(', ')}` },
    ];
  });
}

/** The values that must be subschemas, lists of them or maps to them, and are not. */
function nestingErrors({ schema, pointer }: Place): Finding[] {
  return Object.entries(schema).flatMap(([keyword, value]): Finding[] => {
    const nesting = NESTING.get(keyword);
    const at = `${pointer}/${escapeSegment(keyword)}`;
    // Rules have a check of their own.
    if (nesting === undefined || nesting === 'rules') return [];
    if (nesting === 'schema') return isSchema(value) ? [] : [{ pointer: at, message: NO_SCHEMA }];
    if (nesting === 'list' && !(Array.isArray(value) && value.length > 0)) {
      return [{ pointer: at, message: 'must be a list of at least one schema' }];
    }
    if (nesting === 'map' && !isObject(value))
      return [{ pointer: at, message: 'must be an object of schemas by name' }];
    return Object.entries(value as object)
      .filter(([, child]) => !isSchema(child))
      .map(([key]) => ({ pointer: `${at}/${escapeSegment(key)}`, message: NO_SCHEMA }));
  });
}

const NO_SCHEMA = 'must be a schema: an object';

const isSchema = (value: unknown): boolean => isObject(value) || typeof value === 'boolean';
