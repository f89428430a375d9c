import * as explainers from '../engine/explainers.js';
import { rule } from '../rules/explain-rule.js';

/** Words of the language are no names of functions, and ajv has a name of its own for a schema that is `false`. */
const NAMES: Readonly<Record<string, string>> = { const: 'constant', enum: 'enumeration', 'false schema': 'never' };

/** The functions that word errors, as generated code names them. */
const EXPLAINERS: ReadonlyMap<string, explainers.Explainer> = new Map(Object.entries({ ...explainers, rule }));

/** Keywords that only say that a subschema failed, whose own error is reported beside them. */
export const SUMMARIES: ReadonlySet<string> = new Set(['if', 'propertyNames']);

/** The explainer of a keyword's errors and its name, where `detail` is the format of `format`; undefined for a keyword that contracts do not use. */
export function explainerOf(
  keyword: string,
  detail?: unknown,
): { name: string; explainer: explainers.Explainer } | undefined {
  const name = keyword === 'format' && detail === 'date-time' ? 'dateTime' : (NAMES[keyword] ?? keyword);
  const explainer = EXPLAINERS.get(name);
  return explainer && { name, explainer };
}
