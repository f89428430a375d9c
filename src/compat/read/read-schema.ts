import { isObject } from '../../base/is-object.js';
import { APPLIED_IN_PLACE, type Dialect, isOfDialect, REFERENCES } from '../../base/schema-keywords.js';
import { dialectOf, UNSUPPORTED, WITHOUT_EFFECT } from '../dialect.js';
import { type Documents, type Place, placeName, refers, type Schema } from '../documents.js';
import type { Formula } from '../formula.js';
import type { Formulas } from '../formulas.js';
import { ARRAYS } from './arrays.js';
import type { Context, Keywords } from './keyword.js';
import { LOGIC } from './logic.js';
import { OBJECTS, readOthers } from './objects.js';
import { SCALARS } from './scalars.js';
import { VALUES } from './values.js';

export interface ReadOptions {
  /** Whether `format` is an assertion. */
  readonly assertFormats: boolean;
  /** Keywords that are known to have no effect, besides the standard's own. Those that the dialect knows are read all the same. */
  readonly annotations: ReadonlySet<string>;
}

/** Reads schemas of one set of documents into formulas. */
export type ReadPlace = (place: Place) => Formula;

const KEYWORDS: ReadonlyMap<string, Keywords[string]> = new Map(
  Object.entries({ ...VALUES, ...SCALARS, ...ARRAYS, ...OBJECTS, ...LOGIC }),
);

/** @param side Tells the documents apart from others that are read into the same formulas. */
export function createReader(formulas: Formulas, documents: Documents, side: string, options: ReadOptions): ReadPlace {
  const done = new Map<string, Formula>();
  const open = new Set<string>();
  const top = documents.root.schema;
  const dialect = dialectOf(isObject(top) ? top.$schema : undefined);

  const read: ReadPlace = (place) => {
    const { schema } = place;
    if (schema === true) return formulas.always;
    if (schema === false) return formulas.never;
    const key = `${side} ${place.base} ${placeName(place)}`;
    const known = done.get(key);
    if (known) return known;
    if (open.has(key)) return formulas.ref(key, () => done.get(key) ?? formulas.always);
    if (!isObject(schema)) return misread(place, schema, 'is not a schema');
    if (dialect === undefined)
      return misread(place, schema, `the dialect ${JSON.stringify((top as Schema).$schema)} is not read here`);
    if (dialectOf(place.$schema) !== dialect)
      return misread(place, schema, `a schema of another dialect, ${JSON.stringify(place.$schema)}, is not read here`);
    open.add(key);
    const formula = readSchema({ formulas, schema, place, dialect, assertFormats: options.assertFormats, read });
    open.delete(key);
    done.set(key, formula);
    return formula;
  };

  const misread = (place: Place, schema: unknown, reason: string, isForeign = true, guess = formulas.always): Formula =>
    formulas.unknown(
      // The same words may say something else in another dialect.
      `${JSON.stringify(schema)} ${guess.id} ${reason} ${isForeign ? side : dialect}`,
      { kind: 'unknown', guess, reason: { pointer: placeName(place), reason } },
      isForeign,
    );

  const readRef = ({ place }: Context, ref: unknown): Formula => {
    const target = typeof ref === 'string' ? documents.resolve(place, ref) : undefined;
    if (target) return read(target);
    const text = JSON.stringify(ref);
    const isHere = text.startsWith('"#');
    return misread(
      ...([place, ref] as const),
      isHere
        ? `"$ref" leads to no schema: ${text}`
        : `"$ref" leads nowhere: ${text}; hand in the document that it names`,
    );
  };

  const readSchema = (context: Context): Formula => {
    const { schema, place } = context;
    // In draft-07 whatever stands beside a `$ref` is ignored (Core, section 8.3).
    if (context.dialect === 'draft-07' && '$ref' in schema) return readRef(context, schema.$ref);
    const errors: { reason: string; isForeign: boolean }[] = [];
    const parts = Object.entries(schema).map(([keyword, value]) => {
      if (keyword === '$ref') return readRef(context, value);
      const reader = readerOf(keyword, context);
      if (reader === 'note' || (reader === 'unknown' && options.annotations.has(keyword))) return formulas.always;
      const part = typeof reader === 'function' ? reader(value, context, keyword) : undefined;
      if (part) return part;
      errors.push({
        reason: errorOf(reader, keyword, value),
        isForeign: reader !== 'unsupported' || leadsAway(keyword, schema),
      });
      return formulas.always;
    });
    const meant = formulas.and(parts);
    return errors.reduce((guess, { reason, isForeign }) => misread(place, schema, reason, isForeign, guess), meant);
  };
  return read;
}

type Reader = Keywords[string] | 'note' | 'unsupported' | 'unknown';

function readerOf(keyword: string, { schema, dialect, formulas }: Context): Reader {
  if (WITHOUT_EFFECT.has(keyword)) return 'note';
  if (!isOfDialect(keyword, dialect)) return 'unknown';
  if (keyword === '$id' || keyword === '$anchor')
    return (value) => (isName(keyword, value, dialect) ? formulas.always : undefined);
  if (keyword === 'unevaluatedProperties' && !looksInside(schema)) return readOthers;
  if (UNSUPPORTED.has(keyword)) return 'unsupported';
  return KEYWORDS.get(keyword) ?? 'unknown';
}

/** Whether the value names a schema in a way that all read alike. Only draft-07 has names of a fragment under `$id`. */
function isName(keyword: '$id' | '$anchor', value: unknown, dialect: Dialect): boolean {
  if (typeof value !== 'string') return false;
  if (keyword === '$anchor') return /^[A-Za-z_][-A-Za-z0-9._]*$/.test(value);
  return dialect === 'draft-07' && /^#[A-Za-z]/.test(value) ? true : !/#./.test(value);
}

/** Whether another keyword could have looked at the properties of the same object. */
const looksInside = (schema: Schema): boolean =>
  ['additionalProperties', ...REFERENCES, ...APPLIED_IN_PLACE].some((keyword) => keyword in schema);

/** What depends on more than the words at hand, so that the same words need not say the same. */
const leadsAway = (keyword: string, schema: Schema): boolean => !keyword.startsWith('unevaluated') || refers(schema);

function errorOf(reader: Reader, keyword: string, value: unknown): string {
  if (reader === 'unknown') return `unknown keyword "${keyword}"`;
  if (reader === 'unsupported') return `"${keyword}" is not followed here`;
  // JSON.stringify would write it as null.
  if (typeof value === 'number' && !Number.isFinite(value))
    return `"${keyword}" cannot be a number beyond the range of a double`;
  const text = JSON.stringify(value) ?? 'undefined';
  return `"${keyword}" cannot be ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
}
