import { isObject } from '../../base/is-object.js';
import type { Formula } from '../formula.js';
import type { Formulas } from '../formulas.js';
import {
  type Context,
  isPattern,
  isSchema,
  isSize,
  isTexts,
  type Keywords,
  type ReadKeyword,
  readBelow,
} from './keyword.js';

const size: ReadKeyword = (value, { formulas }, keyword) =>
  isSize(value) ? formulas.atom({ kind: keyword as 'minProperties', limit: value }) : undefined;

/** Keywords that apply to objects. */
export const OBJECTS: Keywords = {
  minProperties: size,
  maxProperties: size,
  required: (value, { formulas }) =>
    isTexts(value) ? formulas.and(value.map((name) => formulas.atom({ kind: 'required', name }))) : undefined,
  properties: (value, context) =>
    readMap(value, context, 'properties', (name, part) => context.formulas.atom({ kind: 'property', name, part })),
  patternProperties: (value, context) => {
    if (isObject(value) && !Object.keys(value).every(isPattern)) return undefined;
    return readMap(value, context, 'patternProperties', (pattern, part) =>
      context.formulas.atom({ kind: 'matching', pattern, part }),
    );
  },
  additionalProperties: (value, context) => readOthers(value, context, 'additionalProperties'),
  propertyNames: (value, context) =>
    isSchema(value)
      ? context.formulas.atom({ kind: 'names', part: readBelow(context, value, 'propertyNames') })
      : undefined,
  dependentRequired: (value, { formulas }) =>
    isObject(value) && Object.values(value).every(isTexts)
      ? formulas.and(
          Object.entries(value).map(([name, needs]) => withName(formulas, name, need(formulas, needs as string[]))),
        )
      : undefined,
  dependentSchemas: (value, context) =>
    readMap(value, context, 'dependentSchemas', (name, part) => withName(context.formulas, name, part)),
  dependencies: (value, context) => {
    if (!isObject(value)) return undefined;
    const { formulas } = context;
    const parts = Object.entries(value).map(([name, each]) => {
      if (isTexts(each)) return withName(formulas, name, need(formulas, each));
      return isSchema(each) ? withName(formulas, name, readBelow(context, each, 'dependencies', name)) : undefined;
    });
    return parts.includes(undefined) ? undefined : formulas.and(parts as Formula[]);
  },
};

/** Where no other keyword of the schema could have looked at a property, "unevaluated" is "additional". */
export const readOthers: ReadKeyword = (value, context, keyword) => {
  if (!isSchema(value)) return undefined;
  const { formulas, schema } = context;
  const names = isObject(schema.properties) ? Object.keys(schema.properties).sort() : [];
  const patterns = isObject(schema.patternProperties) ? Object.keys(schema.patternProperties).sort() : [];
  if (!patterns.every(isPattern)) return undefined;
  return formulas.atom({ kind: 'others', names, patterns, part: readBelow(context, value, keyword) });
};

function readMap(
  value: unknown,
  context: Context,
  keyword: string,
  toFormula: (key: string, part: Formula) => Formula,
): Formula | undefined {
  if (!isObject(value) || !Object.values(value).every(isSchema)) return undefined;
  return context.formulas.and(
    Object.entries(value).map(([key, each]) => toFormula(key, readBelow(context, each, keyword, key))),
  );
}

const need = (formulas: Formulas, names: readonly string[]): Formula =>
  formulas.and(names.map((name) => formulas.atom({ kind: 'required', name })));

/** What holds once the property is there. `required` holds for all that is no object, hence the type beside it. */
const withName = (formulas: Formulas, name: string, then: Formula): Formula =>
  formulas.or([
    formulas.not(formulas.atom({ kind: 'types', types: ['object'] })),
    formulas.not(formulas.atom({ kind: 'required', name })),
    then,
  ]);
