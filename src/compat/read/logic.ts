import type { Formula } from '../formula.js';
import { type Context, isSchema, type Keywords, type ReadKeyword, readBelow } from './keyword.js';

const list =
  (kind: 'and' | 'or' | 'oneOf'): ReadKeyword =>
  (value, context, keyword) =>
    Array.isArray(value) && value.length > 0 && value.every(isSchema)
      ? context.formulas[kind](value.map((each, i) => readBelow(context, each, keyword, i)))
      : undefined;

/** A consequence is read where its `if` is. */
const consequence: ReadKeyword = (value, { formulas }) => (isSchema(value) ? formulas.always : undefined);

/** Keywords that join schemas. */
export const LOGIC: Keywords = {
  allOf: list('and'),
  anyOf: list('or'),
  oneOf: list('oneOf'),
  not: (value, context) => (isSchema(value) ? context.formulas.not(readBelow(context, value, 'not')) : undefined),
  if: (value, context) => {
    if (!isSchema(value)) return undefined;
    const { and, or, not } = context.formulas;
    const condition = readBelow(context, value, 'if');
    return and([or([not(condition), consequenceOf(context, 'then')]), or([condition, consequenceOf(context, 'else')])]);
  },
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  then: consequence,
  else: consequence,
};

function consequenceOf(context: Context, keyword: 'then' | 'else'): Formula {
  const value = context.schema[keyword];
  return isSchema(value) ? readBelow(context, value, keyword) : context.formulas.always;
}
