import { nearest } from '../base/nearest.js';
import type { Problem } from './problem.js';

/**
 * Every file below fixtures/ must belong to a contract, so that no case is written and never run. What does not is
 * reported once for each folder. `troubled` are the schema files that have a problem of their own: nothing is said of
 * their fixtures, which will belong to a contract once that is fixed.
 */
export function strayFixtures(
  files: readonly string[],
  known: readonly string[],
  troubled: readonly string[],
): Problem[] {
  const excused = new Set(troubled.map((file) => plain(file.slice('schemas/'.length).replace(/\.json$/, ''))));
  const problems = new Map<string, Problem>();
  for (const file of files) {
    const [, domain, base, ...rest] = file.split('/');
    const folder = `fixtures/${domain}/${base}`;
    if (rest.length > 0 && excused.has(plain(`${domain}/${base}`))) continue;
    const problem =
      rest.length > 0
        ? errorOf(folder, rest, known)
        : { file, message: `stands in no folder of a contract; ${PLACES}` };
    if (problem) problems.set(problem.file, problem);
  }
  return [...problems.values()];
}

const KINDS = ['valid', 'rejected', 'rule-violations'];
const PLACES = 'cases stand in fixtures/<domain>/<name>.v<major>/valid/, rejected/ or rule-violations/';

const nameIn = (folder: string): string => folder.slice('fixtures/'.length).replace(/\.v\d+$/, '');

/** A name without what is often got wrong in it: `live/GreetingCard` is meant to be `live/greeting-card.v1`. */
const plain = (path: string): string =>
  path
    .replace(/\.v\d+$/, '')
    .replace(/[^a-z0-9/]/gi, '')
    .toLowerCase();

function errorOf(folder: string, rest: readonly string[], known: readonly string[]): Problem | undefined {
  if (!known.includes(folder)) {
    // Without the words that all share, which would make any two look alike.
    const near = nearest(nameIn(folder), known.map(nameIn));
    const hint = near === undefined ? PLACES : `did you mean ${known.find((each) => nameIn(each) === near)}?`;
    return { file: folder, message: `belongs to no contract; ${hint}` };
  }
  const [kind = '', name = ''] = rest;
  if (rest.length === 1) {
    if (kind === 'expect.json') return undefined;
    return {
      file: `${folder}/${kind}`,
      message: 'is neither expect.json nor a case in valid/, rejected/ or rule-violations/',
    };
  }
  if (!KINDS.includes(kind)) {
    const near = nearest(kind, KINDS);
    const hint = near === undefined ? PLACES : `did you mean ${near}/?`;
    return { file: `${folder}/${kind}`, message: `is none of valid/, rejected/ and rule-violations/; ${hint}` };
  }
  if (rest.length > 2)
    return { file: `${folder}/${kind}/${name}`, message: `is a folder; cases stand right in ${kind}/` };
  return name.endsWith('.json') ? undefined : { file: `${folder}/${kind}/${name}`, message: 'is not a .json file' };
}
