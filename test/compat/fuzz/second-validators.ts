import { Validator as Cfworker, type Schema as CfworkerSchema, type SchemaDraft } from '@cfworker/json-schema';
import { Ajv, type AnySchema } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject } from '../../../src/base/is-object.js';
import { fixMissing } from '../../../src/compat/validator/fix-missing.js';
import { fixResults } from '../../../src/compat/validator/fix-results.js';
import { formats } from '../../../src/engine/formats.js';
import type { Schema } from './generate-schema.js';
import { placesIn } from './places.js';

/** Validates a value by a schema; undefined where the comparison itself fails, as ajv does on a property that is called `toString`. */
export type Validate = (value: unknown) => boolean | undefined;

const OPTIONS = {
  strict: false,
  validateSchema: false,
  meta: false,
  // Inherited properties are none of a JSON value.
  ownProperties: true,
  logger: false,
  code: { optimize: false },
} as const;

/** A fresh ajv that knows the formats of ajv-formats and of the package; undefined for a schema that it cannot compile. */
export function validateByAjv(schema: Schema): Validate | undefined {
  const draft = String(schema.$schema ?? '2020-12');
  const ajv = draft.includes('2020-12')
    ? new Ajv2020(OPTIONS)
    : draft.includes('2019-09')
      ? new Ajv2019(OPTIONS)
      : new Ajv(OPTIONS);
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  fixResults(ajv);
  fixMissing(ajv);
  // ajv divides, and beyond 2^53 a quotient is whole whatever it should be; a remainder is exact.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (divisor: number, value: number) =>
      Number.isInteger(divisor) ? value % divisor === 0 : Number.isInteger(value / divisor),
  });
  try {
    const validate = ajv.compile(judgingPart(schema) as AnySchema);
    // ajv takes what every object inherits for a property that was looked at, and each item for one that `contains` found.
    const text = JSON.stringify(schema);
    if (text.includes('"unevaluatedItems":') && text.includes('"contains":')) return undefined;
    const hasUnevaluated = text.includes('"unevaluatedProperties":');
    return orUndefined((value) =>
      hasUnevaluated && /"(constructor|toString)":/.test(JSON.stringify(value)) ? undefined : validate(value) === true,
    );
  } catch {
    // It finds no anchor below a `dependentSchemas` entry called `enum`, say.
    return undefined;
  }
}

/** An interpreter of other authors; undefined where it passes over what the schema says. */
export function validateByCfworker(schema: Schema): Validate | undefined {
  const text = JSON.stringify(schema);
  // It knows no integer formats, and takes what is off by less than 1e-7 for a multiple, and loses digits of large numbers.
  if (/"format":"u?int\d\d"|"multipleOf":(\d*\.|\d+e-|\d{16})/.test(text)) return undefined;
  // What was Infinity is written as null; it computes with neither.
  if (/"(multipleOf|(exclusiveM|m)(in|ax)imum)":null/.test(text)) return undefined;
  const draft: SchemaDraft = text.includes('/draft/2019-09/')
    ? '2019-09'
    : text.includes('/draft-07/')
      ? '7'
      : '2020-12';
  try {
    const validator = new Cfworker(judgingPart(schema) as CfworkerSchema, draft, true);
    return orUndefined((value) => validator.validate(value).valid);
  } catch {
    return undefined;
  }
}

/**
 * The validators: both follow anchors and ids that stand in notes and keywords that the draft does not know, and ajv reads in draft-07 what
 * stands beside a `$ref`.
 */
function judgingPart(schema: Schema): Schema {
  const root = structuredClone(schema);
  const [, dialect = '2020-12'] = /(2019-09|draft-07)/.exec(String(schema.$schema)) ?? [];
  const isDraft07 = dialect === 'draft-07';
  const kept = ['$ref', '$schema', '$id', 'definitions'];
  const places = [root, ...[...placesIn(root)].map((place) => place.schema)];
  for (const part of places.filter(isObject)) {
    const isRef = isDraft07 && '$ref' in part;
    for (const key of Object.keys(part)) {
      if (NOTES.has(key) || FOREIGN[dialect]?.includes(key) || (isRef && !kept.includes(key))) delete part[key];
    }
  }
  return root;
}

const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  '2020-12': ['additionalItems', 'dependencies'],
  '2019-09': ['prefixItems', 'dependencies'],
  'draft-07': [
    ...['$anchor', 'prefixItems', 'dependentRequired', 'dependentSchemas', 'minContains', 'maxContains'],
    ...['unevaluatedItems', 'unevaluatedProperties'],
  ],
};

const NOTES: ReadonlySet<string> = new Set(['default', 'examples', 'x-note', '$comment']);

const orUndefined =
  (validate: Validate): Validate =>
  (value) => {
    try {
      return validate(value);
    } catch {
      return undefined;
    }
  };
