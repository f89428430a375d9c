import { drop, type Generator, replace } from '../mutation.js';

const SIZES = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** Drops a bound, moves it by one to either side, and lets one on fractions exclude or include its own value. */
export const changeBound: Generator = function* (schema) {
  for (const keyword of [...SIZES, ...LIMITS]) {
    const bound = schema[keyword];
    if (typeof bound !== 'number') continue;
    yield* drop(schema, keyword);
    for (const moved of [bound - 1, bound + 1]) {
      // No size is below zero, and a double beyond 2^53 has no neighbour at a distance of one.
      if (moved === bound || (moved < 0 && SIZES.includes(keyword))) continue;
      yield replace(schema, keyword, moved, `${bound} → ${moved}`);
    }
    if (LIMITS.includes(keyword) && [schema.type].flat().includes('number')) {
      const { [keyword]: _, ...rest } = schema;
      const twin = TWINS.get(keyword) ?? keyword;
      yield { at: `/${keyword}`, what: `${keyword} → ${twin}`, to: { ...rest, [twin]: bound } };
    }
  }
};

const TWINS = new Map([
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
]);
