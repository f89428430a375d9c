import type { Formula } from '../formula.js';
import type { Formulas } from '../formulas.js';
import { isPattern, isSize, type Keywords, type ReadKeyword } from './keyword.js';

// `1e400` is read as Infinity, and so is every other number beyond a double's range.
const isInRange = (value: unknown): value is number => Number.isFinite(value);

const bound =
  (kind: 'minimum' | 'maximum', isExclusive: boolean): ReadKeyword =>
  (value, { formulas }) =>
    isInRange(value) ? formulas.atom({ kind, bound: value, isExclusive }) : undefined;

const length: ReadKeyword = (value, { formulas }, keyword) =>
  isSize(value) ? formulas.atom({ kind: keyword as 'minLength', limit: value }) : undefined;

/** Keywords that apply to numbers and strings. */
export const SCALARS: Keywords = {
  minimum: bound('minimum', false),
  maximum: bound('maximum', false),
  exclusiveMinimum: bound('minimum', true),
  exclusiveMaximum: bound('maximum', true),
  multipleOf: (value, { formulas }) => {
    if (!isInRange(value) || value <= 0) return undefined;
    return formulas.atom(value === 1 ? { kind: 'integer' } : { kind: 'multipleOf', divisor: value });
  },
  minLength: length,
  maxLength: length,
  pattern: (value, { formulas }) =>
    typeof value === 'string' && isPattern(value) ? formulas.atom({ kind: 'pattern', source: value }) : undefined,
  format: (value, { formulas, assertFormats }) => {
    if (typeof value !== 'string') return undefined;
    return assertFormats ? readFormat(formulas, value) : formulas.always;
  },
};

/** Integers of a fixed width are ranges: of two, it can be said which holds the other. */
const RANGES: ReadonlyMap<string, readonly [least: number, beyond: number]> = new Map([
  ['int32', [-(2 ** 31), 2 ** 31]],
  ['int64', [-(2 ** 63), 2 ** 63]],
  ['uint32', [0, 2 ** 32]],
  ['uint64', [0, 2 ** 64]],
]);

function readFormat(formulas: Formulas, name: string): Formula {
  const range = RANGES.get(name);
  if (!range) return formulas.atom({ kind: 'format', name });
  const [least, beyond] = range;
  return formulas.and([
    formulas.atom({ kind: 'integer' }),
    formulas.atom({ kind: 'minimum', bound: least, isExclusive: false }),
    formulas.atom({ kind: 'maximum', bound: beyond, isExclusive: true }),
  ]);
}
