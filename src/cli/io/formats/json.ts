import { toJson } from '../to-json.js';
import type { Format } from './format.js';

/** For programs: an array with one record for each input, a line each. */
export function jsonFormat(): Format {
  let count = 0;
  return {
    start: () => '[',
    add: (record) => `${count++ === 0 ? '' : ','}\n${toJson(record)}`,
    end: () => (count === 0 ? ']\n' : '\n]\n'),
  };
}
