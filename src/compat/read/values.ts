import { isObject } from '../../base/is-object.js';
import type { Formula, JsonType, Scalar } from '../formula.js';
import type { Formulas } from '../formulas.js';
import type { Keywords } from './keyword.js';

const TYPES: readonly string[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Keywords that apply to a value as a whole. */
export const VALUES: Keywords = {
  type: (value, { formulas }) => {
    const names: unknown[] = Array.isArray(value) ? value : [value];
    if (!names.every((name) => name === 'integer' || TYPES.includes(name as string))) return undefined;
    const types = new Set(names.map((name) => (name === 'integer' ? 'number' : name)) as JsonType[]);
    const ofTypes = formulas.atom({ kind: 'types', types: [...types].sort() });
    // What holds for integers holds vacuously for all that is no number.
    const isWhole = names.includes('integer') && !names.includes('number');
    return isWhole ? formulas.and([ofTypes, formulas.atom({ kind: 'integer' })]) : ofTypes;
  },
  const: (value, { formulas }) => (isExact(value) ? equalTo(formulas, value) : undefined),
  enum: (value, { formulas }) => (Array.isArray(value) && isExact(value) ? oneOfValues(formulas, value) : undefined),
};

/** Whether no number in the value was beyond a double's range: as Infinity, it would equal others that were. */
const isExact = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isExact)
    : typeof value !== 'number' || Number.isFinite(value);

const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null;

function oneOfValues(formulas: Formulas, values: readonly unknown[]): Formula {
  const composed = values.filter((value) => !isScalar(value)).map((value) => equalTo(formulas, value));
  const scalars = values.filter(isScalar);
  return formulas.or(scalars.length > 0 ? [formulas.scalars(scalars), ...composed] : composed);
}

/** Being a value. Of an array or object that is: having its parts, and no others. */
export function equalTo(formulas: Formulas, value: unknown): Formula {
  const { atom, and, never } = formulas;
  if (Array.isArray(value)) {
    return and([
      atom({ kind: 'types', types: ['array'] }),
      atom({ kind: 'minItems', limit: value.length }),
      atom({ kind: 'maxItems', limit: value.length }),
      ...value.map((each, index) => atom({ kind: 'item', index, part: equalTo(formulas, each) })),
    ]);
  }
  if (isObject(value)) {
    const names = Object.keys(value).sort();
    return and([
      atom({ kind: 'types', types: ['object'] }),
      ...names.map((name) => atom({ kind: 'required', name })),
      ...names.map((name) => atom({ kind: 'property', name, part: equalTo(formulas, value[name]) })),
      atom({ kind: 'others', names, patterns: [], part: never }),
    ]);
  }
  return formulas.scalars([value as Scalar]);
}
