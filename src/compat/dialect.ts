/** Which keywords the judge knows, by draft. */

export type Dialect = '2020-12' | '2019-09' | 'draft-07';

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['http://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
]);

/** The dialect that a `$schema` names; undefined for one that the judge does not read. Without `$schema` it is 2020-12. */
export function dialectOf($schema: unknown): Dialect | undefined {
  if ($schema === undefined) return '2020-12';
  return typeof $schema === 'string' ? DIALECTS.get($schema.replace(/#$/, '')) : undefined;
}

/** Keywords that say something to people or tools and judge nothing. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...['$schema', '$id', '$comment', '$defs', 'definitions', '$anchor', 'title', 'description', 'default', 'examples'],
  ...[
    'deprecated',
    'readOnly',
    'writeOnly',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
    'x-contract',
    'x-rules',
  ],
]);

/** Keywords of the standard that the judge does not follow. What they say depends on more than their own value. */
export const UNSUPPORTED: ReadonlySet<string> = new Set([
  ...['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'],
  ...['$recursiveAnchor', '$vocabulary'],
]);

const NOT_IN_DRAFT_07: ReadonlySet<string> = new Set([
  ...['$anchor', 'prefixItems', 'dependentRequired', 'dependentSchemas'],
  ...['minContains', 'maxContains', ...UNSUPPORTED],
]);

const ONLY_BEFORE_2020: ReadonlySet<string> = new Set(['additionalItems', '$recursiveRef', '$recursiveAnchor']);

/** Whether the keyword belongs to the draft at all; elsewhere it is one that nobody knows. */
export function isOfDialect(keyword: string, dialect: Dialect): boolean {
  if (keyword === 'dependencies') return dialect === 'draft-07';
  if (dialect === 'draft-07') return !NOT_IN_DRAFT_07.has(keyword);
  if (dialect === '2019-09') return keyword !== 'prefixItems';
  return !ONLY_BEFORE_2020.has(keyword);
}
