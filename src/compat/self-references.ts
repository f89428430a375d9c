import { below, type Documents, isObject, nameOf, type Place } from './documents.js';
import type { Reason } from './formula.js';

/** Keywords whose subschemas judge the same value as the schema that they stand in. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependencies'];
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];

/** Every schema that leads back to itself on the same value, in all that stands in the root or that it refers to: such a schema has no meaning. */
export function selfReferences(documents: Documents, side: 'old' | 'new'): Reason[] {
  const found = new Map<string, Reason>();
  const done = new Set<string>();
  const open = new Set<string>();
  const follow = (place: Place): void => {
    const key = `${place.base} ${nameOf(place)}`;
    if (open.has(key)) {
      const reason = `the ${side} schema refers to itself here without looking at a part of the value, so it has no meaning`;
      found.set(key, { pointer: nameOf(place), reason });
      return;
    }
    if (done.has(key) || !isObject(place.schema)) return;
    open.add(key);
    for (const next of sameValue(documents, place)) follow(next);
    open.delete(key);
    done.add(key);
  };
  const seen = new Set<unknown>();
  const pending: Place[] = [documents.root];
  for (let place = pending.pop(); place; place = pending.pop()) {
    const { schema } = place;
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) continue;
    seen.add(schema);
    follow(place);
    for (const [key, value] of Object.entries(schema)) pending.push(below(place, value, key));
    if (isObject(schema)) pending.push(...sameValue(documents, place));
  }
  return [...found.values()];
}

function sameValue(documents: Documents, place: Place): Place[] {
  if (!isObject(place.schema)) return [];
  const { schema } = place;
  const targets = REFERENCES.flatMap((keyword) => {
    const ref = schema[keyword];
    return (typeof ref === 'string' && documents.resolve(place, ref)) || [];
  });
  const parts = SAME_VALUE.flatMap((keyword) => {
    const value = schema[keyword];
    const isSchema = ['not', 'if', 'then', 'else'].includes(keyword);
    if (isSchema) return isObject(value) ? [below(place, value, keyword)] : [];
    return Object.entries(isObject(value) || Array.isArray(value) ? value : {}).map(([key, each]) =>
      below(place, each, keyword, key),
    );
  });
  return [...targets, ...parts];
}
