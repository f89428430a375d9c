/** Which dialects and keywords the comparison knows. What the keywords hold is in ../base/schema-keywords.ts. */

import { ANNOTATIONS, type Dialect, isOfDialect } from '../base/schema-keywords.js';

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['http://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
]);

/** The dialect that a `$schema` names; undefined for one that the comparison does not read. Without `$schema` it is 2020-12. */
export function dialectOf($schema: unknown): Dialect | undefined {
  if ($schema === undefined) return '2020-12';
  return typeof $schema === 'string' ? DIALECTS.get($schema.replace(/#$/, '')) : undefined;
}

/**
 * Keywords that have no effect where they stand: annotations, what names the dialect or only holds schemas, and our rules, which no
 * other validator knows. A dialect that does not know them yet passes over them as well.
 */
export const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  ...ANNOTATIONS,
  ...['$schema', '$defs', 'definitions', 'x-rules'],
]);

/** Keywords of the standard that the comparison does not follow. What they say depends on more than their own value. */
export const UNSUPPORTED: ReadonlySet<string> = new Set([
  ...['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'],
  ...['$recursiveAnchor', '$vocabulary'],
]);

/** Whether a keyword is an assertion in a dialect, or says how; only of others can anybody say that they are notes. */
export const isJudging = (keyword: string, dialect: Dialect): boolean =>
  isOfDialect(keyword, dialect) && !WITHOUT_EFFECT.has(keyword);
