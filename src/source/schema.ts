/** The dialect: the part of JSON Schema 2020-12 that contracts use, and how its keywords nest. */

import { isObject } from '../base/is-object.js';
import { escapeSegment } from '../base/pointer.js';
import { type Holder, heldBy, holderOf, mapHeld } from '../base/schema-keywords.js';

/** A JSON Schema as read from a file. */
export type Schema = Record<string, unknown>;

/** How each keyword of contracts holds subschemas, as the standard says, or a list of rules that hold them. */
export const NESTING: ReadonlyMap<string, Holder | 'rules'> = new Map([
  ...[
    'additionalProperties',
    'propertyNames',
    'items',
    'if',
    'then',
    'else',
    'allOf',
    'anyOf',
    'oneOf',
    'properties',
    '$defs',
  ].map((keyword): [string, Holder] => [keyword, holderOf(keyword) as Holder]),
  ['x-rules', 'rules'],
]);

/** The subschemas of a rule: whether it holds for a value, and what it asks of it. */
export const RULE_PARTS = ['when', 'must'] as const;

/** Whether the pointer leads to a subschema of a rule or of an `if`, or into one: they are only asked, and hold no rules. */
export function placeOf(pointer: string): 'rule' | 'if' | 'shape' {
  const tokens = pointer.split('/').slice(1);
  // Behind a keyword that holds several subschemas stands a name or an index, which may read like a keyword.
  for (let i = 0; i < tokens.length; i += NESTING.get(tokens[i] ?? '') === 'schema' ? 1 : 2) {
    if (tokens[i] === 'if') return 'if';
    if (tokens[i] === 'x-rules') return 'rule';
  }
  return 'shape';
}

const PLAIN = [
  ...['$schema', '$id', '$ref', 'type', 'enum', 'const', 'required', 'format', 'pattern', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'x-uniqueBy', 'x-maxBytes'],
  ...['title', 'description', 'default', 'examples', 'deprecated', 'x-contract'],
];

/** Every keyword a contract may use. What is not here is refused, since nothing would generate code for it. */
export const KEYWORDS: ReadonlySet<string> = new Set([...PLAIN, ...NESTING.keys()]);

/** A subschema and the JSON Pointer to it. */
export interface Place {
  readonly schema: Schema;
  readonly pointer: string;
}

/** The schema itself and every subschema below it, in document order; boolean subschemas have nothing to visit. */
export function* subschemas(schema: Schema, pointer = ''): Generator<Place> {
  yield { schema, pointer };
  for (const [keyword, value] of Object.entries(schema)) {
    for (const [child, at] of children(keyword, value, `${pointer}/${escapeSegment(keyword)}`)) {
      if (isObject(child)) yield* subschemas(child, at);
    }
  }
}

/**
 * A copy in which every subschema, the innermost first, has passed through `change`, which is handed the subschema with
 * its parts changed and, beside it, the original.
 */
export function mapSchema(schema: Schema, change: (copy: Schema, original: Schema) => Schema): Schema {
  const each = (child: unknown): unknown => (isObject(child) ? mapSchema(child, change) : child);
  const copy = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, unknown] => {
      const nesting = NESTING.get(keyword);
      if (nesting !== 'rules') return [keyword, mapHeld(nesting, value, each)];
      return [keyword, Array.isArray(value) ? value.map((rule) => mapRule(rule, each)) : value];
    }),
  );
  return change(copy, schema);
}

function mapRule(rule: unknown, each: (child: unknown) => unknown): unknown {
  if (!isObject(rule)) return rule;
  const parts = RULE_PARTS.filter((part) => Object.hasOwn(rule, part)).map((part) => [part, each(rule[part])]);
  return { ...rule, ...Object.fromEntries(parts) };
}

/** What nests directly under a keyword, with the JSON Pointer to each. */
export function children(keyword: string, value: unknown, pointer: string): [unknown, string][] {
  const nesting = NESTING.get(keyword);
  if (nesting !== 'rules') {
    return heldBy(nesting, value).map(([path, child]) => [
      child,
      pointer + path.map((key) => `/${escapeSegment(key)}`).join(''),
    ]);
  }
  if (Array.isArray(value)) {
    return value.flatMap((rule, i) =>
      RULE_PARTS.filter((part) => isObject(rule) && Object.hasOwn(rule, part)).map((part): [unknown, string] => [
        rule[part],
        `${pointer}/${i}/${part}`,
      ]),
    );
  }
  return [];
}
