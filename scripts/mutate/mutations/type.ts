import { type Change, drop, dropEntries, type Generator, replace } from '../mutation.js';

/** Without integers, which are numbers: whoever lets numbers in lets them in too. */
const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** What is sent by mistake in the place of a value of one type, besides null. */
const SLIPS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['boolean', ['string']],
  ['integer', ['number', 'string']],
  ['number', ['string']],
  ['string', ['number']],
  ['array', ['object']],
  ['object', ['array']],
]);

/**
 * Drops the type or one of several; adds every other type to a union, and to a single type null and what is sent in its
 * place by mistake; narrows numbers to integers.
 */
export const changeType: Generator = function* (schema) {
  const { type } = schema;
  if (type === undefined) return;
  yield* drop(schema, 'type');
  yield* dropEntries(schema, 'type');
  const types = [type].flat() as string[];
  const added = Array.isArray(type) ? TYPES : ['null', ...(SLIPS.get(type) ?? [])];
  const add = (other: string): Change => {
    const kept = other === 'number' ? types.filter((each) => each !== 'integer') : types;
    return replace(schema, 'type', [...kept, other], `add ${JSON.stringify(other)}`);
  };
  yield* added.filter((other) => !types.includes(other)).map(add);
  if (types.includes('number')) {
    const narrowed = types.map((each) => (each === 'number' ? 'integer' : each));
    yield replace(schema, 'type', narrowed, '"number" → "integer"');
  }
};
