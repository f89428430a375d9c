import { drop, type Generator } from '../mutation.js';

/** Drops what is asked of the items of a list, and that none may stand twice. */
export const changeArray: Generator = (schema) => [...drop(schema, 'items'), ...drop(schema, 'uniqueItems')];
