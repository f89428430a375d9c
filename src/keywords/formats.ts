import type { Helper } from './scope.js';

/** The formats that contracts use, and the function that tests each. Which type it is asked of is read with the schema. */
export const FORMATS: ReadonlyMap<string, Helper> = new Map([
  ['date-time', 'isDateTime'],
  ['byte', 'isBase64'],
  ['int32', 'isInt32'],
  ['int64', 'isInt64'],
  ['uint32', 'isUint32'],
  ['uint64', 'isUint64'],
]);
