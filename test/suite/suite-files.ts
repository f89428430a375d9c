import { KEYWORDS } from '../../src/source/schema.js';

/** Keywords whose cases stand in a file of another name, or in more files than one. */
const ELSEWHERE: ReadonlyMap<string, readonly string[]> = new Map([
  ['$ref', ['ref.json', 'infinite-loop-detection.json']],
  ['$defs', ['defs.json']],
  ['$id', ['optional/id.json']],
  ['if', ['if-then-else.json']],
  ['then', ['if-then-else.json']],
  ['else', ['if-then-else.json']],
  ['type', ['type.json', 'boolean_schema.json', 'optional/bignum.json']],
  ['pattern', ['pattern.json', 'optional/ecmascript-regex.json', 'optional/non-bmp-regex.json']],
  ['format', ['format.json', 'optional/format/date-time.json']],
]);

/** Keywords that have no effect or name the dialect; the suite has no file for them, nor for those of our own vocabulary. */
const WITHOUT_FILE = new Set(['$schema', 'title', 'description', 'examples', 'deprecated']);

export const hasNoFile = (keyword: string): boolean => WITHOUT_FILE.has(keyword) || keyword.startsWith('x-');

/** The files that hold the cases of a keyword. */
export const filesOf = (keyword: string): readonly string[] => ELSEWHERE.get(keyword) ?? [`${keyword}.json`];

/** The suite's files for every keyword that a contract may use, be it used by now or not. */
export const suiteFiles: readonly string[] = [
  ...new Set([...KEYWORDS].filter((keyword) => !hasNoFile(keyword)).flatMap(filesOf)),
].sort();
