/**
 * The one table of what stands under a keyword of JSON Schema: a schema, schemas, or data. Whatever walks through schemas asks it, so
 * that all agree on what is a schema; a property or a definition may have the name of a keyword, and data may look like a schema.
 */

import { isObject } from './is-object.js';

export type Dialect = '2020-12' | '2019-09' | 'draft-07';

/** A schema; a list of them; either; or a map to them from names of the author's own. Some values of a map may be other than schemas. */
export type Holder = 'schema' | 'list' | 'schema or list' | 'map';

const SINCE_DRAFT_07 = 'draft-07 2019-09 2020-12';
const SINCE_2019 = '2019-09 2020-12';
const SINCE_2020 = '2020-12';
const UNTIL_DRAFT_07 = 'draft-07';
const UNTIL_2019 = 'draft-07 2019-09';

type Row = readonly [holder: Holder, dialects: string, keywords: string];

/** Each looks at the very value that the schema around it looks at. */
const IN_PLACE: readonly Row[] = [
  ['schema', SINCE_DRAFT_07, 'not if then else'],
  ['list', SINCE_DRAFT_07, 'allOf anyOf oneOf'],
  ['map', SINCE_2019, 'dependentSchemas'],
  ['map', UNTIL_DRAFT_07, 'dependencies'],
];

/** Each looks at a part of the value, or only holds schemas for others to refer to. */
const ELSEWHERE: readonly Row[] = [
  ['schema', SINCE_DRAFT_07, 'additionalProperties propertyNames contains'],
  ['schema', SINCE_2019, 'unevaluatedProperties unevaluatedItems contentSchema'],
  ['schema', UNTIL_2019, 'additionalItems'],
  ['schema', SINCE_2020, 'items'],
  ['schema or list', UNTIL_2019, 'items'],
  ['list', SINCE_2020, 'prefixItems'],
  // Later drafts keep `definitions` for those who go on writing it; in draft-07 many write `$defs`, and tools read it so.
  ['map', SINCE_DRAFT_07, 'properties patternProperties definitions $defs'],
];

const DATA: readonly (readonly [dialects: string, keywords: string])[] = [
  [SINCE_DRAFT_07, '$schema $id $ref $comment title description default examples readOnly writeOnly'],
  [SINCE_DRAFT_07, 'type enum const format contentEncoding contentMediaType required'],
  [SINCE_DRAFT_07, 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern'],
  [SINCE_DRAFT_07, 'minItems maxItems uniqueItems minProperties maxProperties'],
  [SINCE_2019, '$anchor $vocabulary deprecated dependentRequired minContains maxContains'],
  ['2019-09', '$recursiveRef $recursiveAnchor'],
  [SINCE_2020, '$dynamicRef $dynamicAnchor'],
];

/** By dialect and keyword. */
const HOLDERS: ReadonlyMap<string, Holder> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ [...IN_PLACE, ...ELSEWHERE].flatMap(([holder, dialects, keywords]) =>
    namesOf(dialects, keywords).map((name): [string, Holder] => [name, holder]),
  ),
);

const OTHERS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ DATA.flatMap(([dialects, keywords]) => namesOf(dialects, keywords)),
);

function namesOf(dialects: string, keywords: string): string[] {
  return dialects.split(' ').flatMap((dialect) => keywords.split(' ').map((keyword) => `${dialect} ${keyword}`));
}

/** The keywords of any dialect, and our own one, that describe a schema and have no effect on what it accepts. */
export const ANNOTATIONS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema', '$comment', 'x-contract'],
]);

/** How the keyword holds schemas; undefined for one that holds data, and for one that the dialect does not know. */
export const holderOf = (keyword: string, dialect: Dialect = '2020-12'): Holder | undefined =>
  HOLDERS.get(`${dialect} ${keyword}`);

/** Whether the keyword belongs to the dialect; elsewhere it is one that nobody knows. */
export const isOfDialect = (keyword: string, dialect: Dialect): boolean =>
  holderOf(keyword, dialect) !== undefined || OTHERS.has(`${dialect} ${keyword}`);

/** The keywords of any dialect whose schemas look at the same value as the schema around them. */
export const APPLIED_IN_PLACE: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ IN_PLACE.flatMap(([, , keywords]) => keywords.split(' ')),
);

/** The keywords of any dialect whose value is the address of another schema for the same value. */
export const REFERENCES: readonly string[] = ['$ref', '$dynamicRef', '$recursiveRef'];

/** What a keyword holds, with the names or indexes that lead to each from the keyword. */
export function heldBy(
  holder: Holder | undefined,
  value: unknown,
): (readonly [path: readonly string[], held: unknown])[] {
  const isList = Array.isArray(value);
  if (holder === 'schema' || (holder === 'schema or list' && !isList)) return [[[], value]];
  const isHolding =
    (holder === 'map' && isObject(value)) || (isList && (holder === 'list' || holder === 'schema or list'));
  return isHolding ? Object.entries(value as object).map(([key, held]) => [[key], held]) : [];
}

/** A copy of a schema in which what its keywords hold has passed through `change`. */
export function mapHeld(
  holder: Holder | undefined,
  value: unknown,
  change: (held: unknown, path: readonly string[]) => unknown,
): unknown {
  const held = heldBy(holder, value);
  if (held.length === 0) return value;
  if (held[0]?.[0].length === 0) return change(value, []);
  const changed = held.map(([path, each]): [string, unknown] => [path[0] as string, change(each, path)]);
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}
