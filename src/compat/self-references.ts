import { isObject } from '../base/is-object.js';
import { APPLIED_IN_PLACE, heldBy, holderOf, REFERENCES } from '../base/schema-keywords.js';
import { below, type Documents, dialectAt, type Place, placeName, placesBelow } from './documents.js';
import type { Reason } from './formula.js';

/** Every schema that leads back to itself on the same value, in all that stands in the root or that it refers to: such a schema has no meaning. */
export function selfReferences(documents: Documents, side: 'old' | 'new'): Reason[] {
  const found = new Map<string, Reason>();
  const done = new Set<string>();
  const open = new Set<string>();
  const follow = (place: Place): void => {
    const key = `${place.base} ${placeName(place)}`;
    if (open.has(key)) {
      const reason = `the ${side} schema refers to itself here without looking at a part of the value, so it has no meaning`;
      found.set(key, { pointer: placeName(place), reason });
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
    if (!isObject(place.schema) || seen.has(place.schema)) continue;
    seen.add(place.schema);
    follow(place);
    pending.push(...placesBelow(place), ...sameValue(documents, place));
  }
  return [...found.values()];
}

function sameValue(documents: Documents, place: Place): Place[] {
  const { schema } = place;
  if (!isObject(schema)) return [];
  const dialect = dialectAt(place);
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (REFERENCES.includes(keyword)) return (typeof value === 'string' && documents.resolve(place, value)) || [];
    if (!APPLIED_IN_PLACE.has(keyword)) return [];
    return heldBy(holderOf(keyword, dialect), value).map(([path, held]) => below(place, held, keyword, ...path));
  });
}
