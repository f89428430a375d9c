import type { Formula } from '../formula.js';
import { type Context, isSchema, isSize, type Keywords, type ReadKeyword, readBelow } from './keyword.js';

const size: ReadKeyword = (value, { formulas }, keyword) =>
  isSize(value) ? formulas.atom({ kind: keyword as 'minItems', limit: value }) : undefined;

/** Keywords that apply to arrays. */
export const ARRAYS: Keywords = {
  minItems: size,
  maxItems: size,
  uniqueItems: (value, { formulas }) => {
    if (typeof value !== 'boolean') return undefined;
    return value ? formulas.atom({ kind: 'unique' }) : formulas.always;
  },
  prefixItems: (value, context) => readPrefix(value, context, 'prefixItems'),
  // Before 2020-12 a list of schemas stood under `items`.
  items: (value, context) => {
    if (Array.isArray(value) && context.dialect !== '2020-12') return readPrefix(value, context, 'items');
    if (!isSchema(value)) return undefined;
    return readRest(value, context, 'items', context.dialect === '2020-12' ? context.schema.prefixItems : []);
  },
  additionalItems: (value, context) => {
    if (!isSchema(value)) return undefined;
    const { items } = context.schema;
    return Array.isArray(items) ? readRest(value, context, 'additionalItems', items) : context.formulas.always;
  },
  contains: (value, context) => {
    if (!isSchema(value)) return undefined;
    const { formulas, schema, dialect } = context;
    const { minContains = 1, maxContains } = dialect === 'draft-07' ? {} : schema;
    if (!isSize(minContains) || !(maxContains === undefined || isSize(maxContains))) return undefined;
    const part = readBelow(context, value, 'contains');
    const atLeast = (count: number): Formula =>
      count === 0 ? formulas.always : formulas.atom({ kind: 'contains', count, part });
    // "At most" holds for what is no array, as every rule for arrays does.
    const isArray = formulas.atom({ kind: 'types', types: ['array'] });
    const atMost = (count: number): Formula => formulas.or([formulas.not(isArray), formulas.not(atLeast(count + 1))]);
    return formulas.and([atLeast(minContains), ...(maxContains === undefined ? [] : [atMost(maxContains)])]);
  },
  // Read where `contains` is; alone they have no effect.
  minContains: (value, { formulas }) => (isSize(value) ? formulas.always : undefined),
  maxContains: (value, { formulas }) => (isSize(value) ? formulas.always : undefined),
};

function readPrefix(value: unknown, context: Context, keyword: string): Formula | undefined {
  if (!Array.isArray(value) || !value.every(isSchema)) return undefined;
  const { formulas } = context;
  return formulas.and(
    value.map((each, index) => formulas.atom({ kind: 'item', index, part: readBelow(context, each, keyword, index) })),
  );
}

function readRest(value: unknown, context: Context, keyword: string, prefix: unknown): Formula {
  const from = Array.isArray(prefix) ? prefix.length : 0;
  return context.formulas.atom({ kind: 'items', from, part: readBelow(context, value, keyword) });
}
