import * as explainers from '../../engine/explainers.js';

/** Words of the language are no names of functions, and ajv has a name of its own for a schema that is `false`. */
const NAMES: Readonly<Record<string, string>> = { const: 'constant', enum: 'enumeration', 'false schema': 'never' };

/** The functions that word errors, as emitted code names them. */
const EXPLAINERS: ReadonlyMap<string, explainers.Explainer> = new Map(Object.entries(explainers));

/** Keywords that only say that a subschema failed, whose own error is reported beside them. */
export const SUMMARIES: ReadonlySet<string> = new Set(['if', 'propertyNames']);

/** The explainer of a keyword's errors, where `detail` is the format of `format`; undefined for a keyword that contracts do not use. */
export const explainerOf = (keyword: string, detail?: unknown): explainers.Explainer | undefined =>
  EXPLAINERS.get(keyword === 'format' && detail === 'date-time' ? 'dateTime' : (NAMES[keyword] ?? keyword));
