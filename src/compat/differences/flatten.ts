import { isObject } from '../../base/is-object.js';
import { below, type Documents, dialectAt, type Place } from '../documents.js';

/** The value of a keyword, and the schema that it stands in. */
export interface Rule {
  readonly value: unknown;
  readonly place: Place;
}

/** The keywords that apply to the values of a place: its own, and those of what it refers to or demands by `allOf`. */
export type Rules = ReadonlyMap<string, readonly Rule[]>;

/** Gathers the rules of a place, so that it does not matter whether they are written there or referred to. */
export function flatten(documents: Documents, place: Place): Rules {
  const rules = new Map<string, Rule[]>();
  const seen = new Set<unknown>();
  const visit = (at: Place): void => {
    const { schema } = at;
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    const isRefAlone = '$ref' in schema && dialectAt(at) === 'draft-07';
    for (const [keyword, value] of Object.entries(isRefAlone ? { $ref: schema.$ref } : schema)) {
      if (keyword === '$ref' && typeof value === 'string') {
        const target = documents.resolve(at, value);
        if (target) visit(target);
      } else if (keyword === 'allOf' && Array.isArray(value)) {
        for (const [i, each] of value.entries()) visit(below(at, each, keyword, i));
      } else rules.set(keyword, [...(rules.get(keyword) ?? []), { value, place: at }]);
    }
  };
  visit(place);
  return rules;
}

/** The schemas by property, gathered from each `properties`; the first to name a property has it. */
export function propertiesOf(rules: Rules): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const { value, place } of rules.get('properties') ?? []) {
    if (!isObject(value)) continue;
    for (const [name, schema] of Object.entries(value)) {
      if (!found.has(name)) found.set(name, below(place, schema, 'properties', name));
    }
  }
  return found;
}

/** The schema under a keyword that holds one; undefined when it is not there. */
export function partOf(rules: Rules, keyword: string): Place | undefined {
  const [rule] = rules.get(keyword) ?? [];
  return rule && !Array.isArray(rule.value) ? below(rule.place, rule.value, keyword) : undefined;
}

export const ruleValue = (rules: Rules, keyword: string): unknown => rules.get(keyword)?.[0]?.value;
