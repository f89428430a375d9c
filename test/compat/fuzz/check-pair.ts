import type { Comparison } from '../../../src/compat/compare.js';
import { compareSchemas } from '../../../src/compat/files/compare-files.js';
import type { Verdict } from '../../../src/compat/verdict.js';
import { ScriptError } from '../../../src/source/problem.js';
import { parseJson } from '../../../src/source/read-json.js';
import { type Kind, makePair, type Pair } from './make-pair.js';
import { sampleValues } from './sample-values.js';
import { type Validate, validateByAjv, validateByCfworker } from './second-validators.js';

/** What came of many pairs. */
export interface Tally {
  readonly pairs: Record<Kind, number>;
  readonly verdicts: Record<Verdict['verdict'], number>;
  /** What there was to check with. */
  readonly checks: Record<
    'values' | 'attacked' | 'attackedTwice' | 'witnesses' | 'witnessesTwice' | 'undecided' | 'refused',
    number
  >;
  readonly wrong: string[];
}

export const emptyTally = (): Tally => ({
  pairs: { rewritten: 0, edited: 0, both: 0, strangers: 0, foreign: 0, infinite: 0, text: 0 },
  verdicts: { proven: 0, broken: 0, unproven: 0 },
  checks: { values: 0, attacked: 0, attackedTwice: 0, witnesses: 0, witnessesTwice: 0, undecided: 0, refused: 0 },
  wrong: [],
});

export type Compare = (old: unknown, next: unknown) => Comparison;

/** `x-note` is a keyword that the comparison is asked to pass over. */
const compareAsShipped: Compare = (old, next) => compareSchemas(old, next, { annotations: ['x-note'] });

/** Compares the pair of that number and puts the verdicts to the test. */
export function checkPair(seed: number, index: number, tally: Tally, compare = compareAsShipped): void {
  const pair = makePair(seed, index);
  tally.pairs[pair.kind]++;
  const report = (what: string): void => {
    tally.wrong.push(
      `pair ${index}: ${what}\n    old ${pair.text ?? JSON.stringify(pair.old)}\n    new ${JSON.stringify(pair.next)}`,
    );
  };
  try {
    if (pair.text === undefined) checkResults(compare, pair, tally, report);
    else if (isRefused(pair.text)) tally.checks.refused++;
    else report('read, though a double cannot hold it');
  } catch (error) {
    report(`thrown: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function isRefused(text: string): boolean {
  try {
    parseJson('old.json', text);
    return false;
  } catch (error) {
    if (error instanceof ScriptError) return true;
    throw error;
  }
}

function checkResults(
  compare: Compare,
  { old, next, plain, random }: Pair,
  tally: Tally,
  report: (what: string) => void,
): void {
  const { backward, forward } = compare(old, next);
  const verdicts = [backward, forward];
  for (const each of verdicts) {
    tally.verdicts[each.verdict]++;
    if (each.verdict === 'unproven' && each.reasons.length === 0) report('unproven without a reason');
    if (each.verdict === 'broken' && each.errors.length === 0) report('broken without an error');
  }
  const claims = verdicts.filter(({ verdict }) => verdict !== 'unproven').length;
  if (claims === 0) return;
  const witnesses = verdicts.flatMap((each) => (each.verdict === 'broken' ? [each.witness] : []));
  const values = sampleValues([plain.old, plain.next], witnesses, random);
  tally.checks.values += values.length;
  let validates = 0;
  for (const [name, validateBy] of JUDGES) {
    const [one, other] = [validateBy(plain.old), validateBy(plain.next)];
    if (!one || !other) continue;
    validates++;
    checkVerdict(backward, [one, other], values, name, tally, report);
    checkVerdict(forward, [other, one], values, name, tally, report);
  }
  if (validates === 0) tally.checks.undecided += claims;
}

const JUDGES = [
  ['ajv', validateByAjv],
  ['@cfworker/json-schema', validateByCfworker],
] as const;

function checkVerdict(
  verdict: Verdict,
  [sender, receiver]: readonly [Validate, Validate],
  values: readonly unknown[],
  validate: (typeof JUDGES)[number][0],
  { checks }: Tally,
  report: (what: string) => void,
): void {
  if (verdict.verdict === 'proven') {
    const value = values.find((each) => sender(each) === true && receiver(each) === false);
    if (value !== undefined) report(`proven, and ${validate} finds ${JSON.stringify(value)}`);
    checks[validate === 'ajv' ? 'attacked' : 'attackedTwice']++;
  }
  if (verdict.verdict === 'broken') {
    const [sent, received] = [sender(verdict.witness), receiver(verdict.witness)];
    if (sent === false || received === true) {
      report(
        `broken by ${JSON.stringify(verdict.witness)}, which ${validate} ${sent === false ? 'does not let out' : 'lets in'}`,
      );
    }
    if (sent === true && received === false) checks[validate === 'ajv' ? 'witnesses' : 'witnessesTwice']++;
  }
}
